"""Text that a harness put into a turn: reminders, tool output, recalled memories."""

from __future__ import annotations

import re

_TAG = re.compile(
    r"<(?P<close>/?)(?P<name>system(?:[-_]\w++)*|tool(?:[-_]\w++)*|function(?:[-_]\w++)*|antml:\w+|"
    r"(?:[\w-]{1,20}[-_])?(?:context|memory|memories|reminder|results?|output)|memory(?:[-_]\w++)*|"
    r"retrieved(?:[-_]\w++)*|recalled(?:[-_]\w++)*|search(?:[-_]\w++)+|documents?|instructions?|"
    r"environment(?:[-_]\w++)*|command(?:[-_]\w++)+|local(?:[-_]\w++)+|user-prompt-submit-hook|"
    r"invoke|parameter|stdout|stderr|thinking|scratchpad|assistant(?:[-_]\w++)*|"
    r"untrusted(?:[-_]\w++)*|"
    r"attachment|file(?:[-_]\w++)+|bash(?:[-_]\w++)+|task(?:[-_]\w++)+|ide(?:[-_]\w++)+|"
    r"budget(?:[-:_]\w++)+"
    r")\b[^<>]{0,400}>",
    re.I,
)
_RECALLED = re.compile(
    r"^[ \t>*•-]*+(?:(?:correction|update|recalled?|memory)\s*:\s*)?"
    r"\[(?:memory|memories|mem|recalled?|retrieved|remembered|tool|tool[ _]result|"
    r"tool[ _]output|system|context)(?:[ :#|][^\]\n]{0,80})?\][^\n]*+"
    r"(?:\n[ \t]++\([^\n]*+)*"
    r"|^[ \t>*•-]*+(?:(?:correction|update|recalled?|memory)\s*:\s*)"
    r"\[m:[0-9a-f]{4,32}\][^\n]*+(?:\n[ \t]++\([^\n]*+)*"
    r"|\[m:[0-9a-f]{4,32}\][ \t]*+(?=(?-i:[A-Z(\"'“]))[^\n]*+(?:\n[ \t]++\([^\n]*+)*"
    r"|^[ \t#*]*+(?:relevant|recalled|retrieved|stored|saved|long-term|user)\s+(?:memor(?:y|"
    r"ies)|facts|"
    r"beliefs)(?:\s+\w+){0,3}[ \t*]*+:?[ \t]*+(?:\n[ \t]*+(?:[-*•]|\d+[.)])[^\n]*+)+",
    re.M | re.I,
)
_BLOCK_OPEN = re.compile(
    r"^[ \t]*+(?:(?P<fence>```+|~~~+)[ \t]*+(?:memory|memories|recall|recalled|tool|tool_output|"
    r"context)"
    r"\b[^\n]*+|[-=#*\[< ]*+(?:begin|start)[ _-]++(?:of[ _-]++)?(?:recalled[ _-]++|"
    r"retrieved[ _-]++)?"
    r"(?:memor(?:y|ies)|context|tool[ _-]output|untrusted|system)\b[^\n]*+)$",
    re.M | re.I,
)
_BLOCK_END = re.compile(
    r"^[-=#*\[< /]*+end(?:[ _-]++(?:of[ _-]++)?[\w -]{0,40})?[\]=>#* -]*+$", re.M | re.I
)
_TRACE = re.compile(
    r"^[ \t]*+(?:Traceback \(most recent call last\):|Exception in thread |panic: )", re.M
)
_PROMPT = re.compile(
    r"^(?:\([\w.-]{1,40}\)[ ])?(?:\$[ ](?=[a-z./~])|"
    r"[\w.-]{1,40}@[\w.-]{1,60}[: ][~/][^\s$#%]{0,120}[$#%][ ]|"
    r"PS [A-Z]:\\|>>> |In \[\d+\]: |[➜❯][ ]|C:\\[^\n>]{0,120}>)",
    re.M,
)
_OUTPUT_LINE = re.compile(
    r"^(?:[ \t]*+(?:at [\w.$<>/]+ ?\(|File \"[^\"\n]{1,300}\", line \d|[\w.]{1,80}(?:Error|"
    r"Exception): )|"
    r"\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d|\[?\d\d:\d\d:\d\d[\].,]|"
    r"\[(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|CRITICAL)\]|"
    r"(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|CRITICAL)(?:\t| {2,}| ?\[| \d| [\w.]{1,80}: |"
    r" - )|"
    r"(?:ERROR|FATAL|CRITICAL|DEBUG|TRACE): (?!I\b|My\b)|npm (?:ERR!|WARN)|"
    r"(?:diff --git |@@ -\d|\+\+\+ |--- [ab]/|index [0-9a-f]{7,})|"
    r"[-dl]r[w-][xsS-][r-][w-][xsS-][r-][w-][xtT-][ .+@]|total \d+$|Step \d+/\d+ :|(?:PASS|FAIL|"
    r"ok)\t|=== RUN|={3,} |"
    r"HTTP/\d)[^\n]*+",
    re.M,
)
_JSON = re.compile(r"^[ \t]*+(?:\{[ \t]*+(?:\"|\n|$)|\[[ \t]*+(?:\{|\"|\n|$)|<\?xml )", re.M)
_JSON_END = re.compile(r"^[\]}]+[,;]?[ \t]*+$", re.M)
_TOOL_SAID = re.compile(
    r"^[ \t]*+(?:(?:tool|function)[ _]?(?:result|output|response|call|return)s?|stdout|stderr|"
    r"command output|search results)[ \t]*+(?:\([^)\n]{0,60}\))?[ \t]*+:",
    re.M | re.I,
)
_PARAGRAPH = re.compile(r"\n[ \t]*+\n")


def harness_spans(text: str) -> list[tuple[int, int]]:
    """Find all harness text; what is not closed reaches to the end of the turn."""
    found: list[tuple[int, int]] = []
    if "<" in text:
        found += _tags(text)
    if "[" in text or "\n" in text:
        found += [match.span() for match in _RECALLED.finditer(text)]
    first = text.lstrip()[:1]
    if "\n" not in text and first not in "$>{[TEPIWDFN(-@=0123456789tfosc+":
        return found
    if "```" in text or "~~~" in text or "\n" in text:
        found += _blocks(text)
    for pattern in (_TRACE, _PROMPT, _TOOL_SAID):
        reached = 0
        for match in pattern.finditer(text):
            if match.start() >= reached:
                reached = _paragraph(text, match.end())
                found.append((match.start(), reached))
    found += [match.span() for match in _OUTPUT_LINE.finditer(text)]
    found += _dumps(text)
    return found


def _paragraph(text: str, start: int) -> int:
    match = _PARAGRAPH.search(text, start)
    return len(text) if match is None else match.start()


def _tags(text: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    opened, name, depth = -1, "", 0
    for match in _TAG.finditer(text):
        tag = match.group("name").lower()
        closes = bool(match.group("close"))
        if opened < 0:
            if closes or match.group().endswith("/>"):
                found.append(match.span())
            else:
                opened, name, depth = match.start(), tag, 1
        elif tag == name:
            depth += -1 if closes else 1
            if depth == 0:
                found.append((opened, match.end()))
                opened = -1
    if opened >= 0:
        found.append((opened, len(text)))
    return found


def _blocks(text: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    reached = 0
    for match in _BLOCK_OPEN.finditer(text):
        if match.start() < reached:
            continue
        fence = match.group("fence")
        if fence is not None:
            at = text.find("\n" + fence[:3], match.end())
            reached = len(text) if at < 0 else at + 1 + len(fence)
        else:
            closing = _BLOCK_END.search(text, match.end())
            reached = len(text) if closing is None else closing.end()
        found.append((match.start(), reached))
    return found


def _dumps(text: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    reached = 0
    open_ended = False
    for match in _JSON.finditer(text):
        if match.start() < reached:
            continue
        newline = text.find("\n", match.start())
        line_end = len(text) if newline < 0 else newline
        line = text[match.start() : min(line_end, match.start() + DUMP_LINE_CHARS_MAX)].rstrip()
        if line[-1:] in {"}", "]"} and len(line) > 1:
            reached = line_end
        else:
            closing = None if open_ended else _JSON_END.search(text, match.end())
            open_ended = closing is None
            reached = closing.end() if closing is not None else _paragraph(text, match.end())
        found.append((match.start(), reached))
    return found


DUMP_LINE_CHARS_MAX = 65_536
"""How much of one line of a dump is looked at to see that it is closed."""
