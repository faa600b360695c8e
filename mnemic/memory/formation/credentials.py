"""Secrets as people type and paste them: keys by shape, values by the words before them."""

from __future__ import annotations

import re
from math import log2

KEY_SHAPES = re.compile(
    r"(?<![A-Za-z0-9])(?:"
    r"gh[pousr]_[A-Za-z0-9]{10,}+|github_pat_\w{20,}+|glpat-[\w-]{10,}+|gl(?:rt|ptt|"
    r"soat)-[\w-]{10,}+"
    r"|sk-(?:ant|proj|or|live|svcacct|admin)-[\w-]{8,}+|sk-[A-Za-z0-9]{16,}+"
    r"|(?:sk|pk|rk)_(?:live|test)_[A-Za-z0-9]{8,}+|whsec_[A-Za-z0-9]{16,}+"
    r"|(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{12,}+|AIza[\w-]{20,}+|ya29\.[\w-]{20,}+|GOCSPX-[\w-]{20,}+"
    r"|xox[abeoprs]-[A-Za-z0-9-]{8,}+|xapp-[A-Za-z0-9-]{8,}+|npm_[A-Za-z0-9]{20,}+|pypi-[\w-]{20,}+"
    r"|hf_[A-Za-z0-9]{16,}+|r8_[A-Za-z0-9]{20,}+|gsk_[A-Za-z0-9]{20,}+|xai-[A-Za-z0-9]{20,}+"
    r"|(?<![\w-])SG\.[\w-]{16,}+\.[\w-]{16,}+|key-[0-9a-f]{32}|dop_v1_[0-9a-f]{20,}+|shp(?:at|"
    r"ca|pa|ss)_\w{16,}+"
    r"|dckr_pat_[\w-]{16,}+|lin_api_\w{16,}+|figd_[\w-]{16,}+|ntn_\w{16,}+|secret_[A-Za-z0-9]{20,}+"
    r"|(?<![\w-])eyJ[\w-]{8,}+\.[\w-]{8,}+(?:\.[\w-]*+)?|AGE-SECRET-KEY-1[A-Z0-9]{20,}+|"
    r"\d{8,10}:AA[\w-]{30,}+"
    r"|tskey-[\w-]{16,}+|hvs\.[\w-]{16,}+|doppler_\w{16,}+|vercel_\w{16,}+|sbp_\w{20,}+|"
    r"EAA[A-Za-z0-9]{30,}+"
    r")"
)
"""The shapes of provider keys and tokens."""

KEY_MARKS = (
    "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "glrt-", "glptt-", "glsoat-",
    "sk-", "sk_", "pk_", "rk_", "whsec_", "AKIA", "ASIA", "AROA", "AIDA", "AIza", "ya29.",
    "GOCSPX-", "xox", "xapp-", "npm_", "pypi-", "hf_", "r8_", "gsk_", "xai-", "SG.", "key-",
    "dop_v1_", "shp", "dckr_pat_", "lin_api_", "figd_", "ntn_", "secret_", "eyJ",
    "AGE-SECRET-KEY", ":AA", "tskey-", "hvs.", "doppler_", "vercel_", "sbp_", "EAA",
)  # fmt: skip
"""One of these stands in every key that `KEY_SHAPES` knows."""

PRIVATE_KEY = re.compile(
    r"-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----"
    r"|PuTTY-User-Key-File-\d:"
)
PRIVATE_KEY_END = re.compile(r"-----END (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----")

URL_SECRET = re.compile(
    r"\b[a-z][a-z0-9+.-]{1,20}://(?:[^\s/@:?#]{0,128}:[^\s/@]{1,256}@\S*+"
    r"|[^\s?#]{0,512}[?#](?:\S{0,512}?[&#?])?(?:access_token|auth_token|refresh_token|id_token|"
    r"token|"
    r"api_?key|apikey|key|secret|client_secret|password|passwd|pwd|sig|signature|auth|code|"
    r"x-amz-signature|sas|jwt|session|sessionid|invite)=[^\s&]{6,}\S*+)",
    re.I,
)

_LABEL = (
    r"(?:pass(?:word|wd|phrase|code|key)|passwort|wachtwoord|mot\s+de\s+passe|contrase(?:ñ|n)a|pwd|"
    r"pin(?:\s*-?\s*(?:code|number))?|security\s+(?:code|answer|question)|cvv2?|cvc|"
    r"(?:secret|recovery|backup|unlock|door|gate|alarm|access|entry|lock|safe|otp|2fa|mfa|"
    r"verification|login|garage|keypad)\s*-?\s*(?:code|key|phrase|word|pin)s?|combination|"
    r"seed\s+phrase|mnemonic(?:\s+phrase)?|secret|credentials?|login(?:\s+details)?|"
    r"(?:(?:api|access|auth|bearer|secret|private|session|refresh|deploy|signing|encryption|"
    r"license|licence|ssh|service|account|admin|client)[\s_-]{0,3}){1,4}(?:keys?|tokens?|secrets?)|"
    r"tokens?|api[\s_-]?key|apikey|client[\s_-]?secret|connection\s+string|2fa|otp)"
)
STATED_SECRET = re.compile(
    rf"(?<![A-Za-z])(?P<label>{_LABEL})(?![A-Za-z])"
    r"(?:\s+(?!is\b|was\b|are\b)(?:for|to|of|on|in|at|here|there|upstairs|downstairs|outside|"
    r"inside|i\s+use|we\s+use|you\s+need|from)\b[^.!?\n=:]{0,60}?)?"
    r"(?:['’]s\s++(?!(?:is|was)\b)|\s*+(?:[:=]|->|=>|➜|→)\s*+|\s++(?:is|was|are|will\s+be|should\s+be|equals|"
    r"became|"
    r"(?:has\s+)?"
    r"(?:changed|been\s+set|been\s+changed|set)\s+to|changed\s+to)\s*+(?:now|still|currently|just|"
    r"set\s+to|called|always|the\s+same|something\s+like|simply)?\s*+:?\s*+)"
    r"(?=(?P<value>\S[^\n]{0,80}))",
    re.I,
)
"""A label, what binds it to a value, and the line from the value on."""

BARE_SECRET = re.compile(
    rf"(?<![A-Za-z]){_LABEL}(?![A-Za-z])(?:\s++(?:to|as|of|was)\b)?\s*+(?:[\"'“`(]\s*+)?"
    r"(?=(?P<value>[^\s\"'”`)]{4,80}))",
    re.I,
)
"""A label and right after it a value that looks like one ("password hunter2!x")."""

_ENTRANCE = (
    r"(?:alarm|(?:front\s+|back\s+|side\s+)?door|gate|garage|safe|lock(?:er|box)?|padlock|keypad|"
    r"key\s?box|entrance|intercom|barn|shed)"
)
_UNLOCKED = r"(?:codes?|combination|opens?|unlocks?|disarms?|open|unlock)"
ENTRY_CODE = re.compile(
    rf"\b{_ENTRANCE}\b[^.!?\n]{{0,60}}?\b{_UNLOCKED}\b[^.!?\n\d]{{0,20}}(?<!at\s)(?<!in\s)(?<!by\s)\d(?:[\s-]?\d){{2,7}}\b"
    rf"|\b(?:open|unlock|disarm|get\s+in|let\s+yourself\s+in)\b[^.!?\n]{{0,40}}?"
    rf"\bcode\b[^.!?\n\d]{{0,20}}(?<!at\s)(?<!in\s)(?<!by\s)\d(?:[\s-]?\d){{2,7}}\b",
    re.I,
)
"""What opens a door, told without a label: "the alarm upstairs has code 4471"."""

ENTRY_WORDS = ("code", "combination", "open", "unlock", "disarm")
"""One of these stands in every text that `ENTRY_CODE` finds, in lower case."""

AUTHORIZATION = re.compile(
    r"\b(?:authorization\s*:\s*\S+|bearer\s++[\w.~+/=-]{12,}|basic\s++[A-Za-z0-9+/=]{16,}|"
    r"set-cookie\s*:\s*\S+|cookie\s*:\s*\S+=\S+|x-api-key\s*:\s*\S+)",
    re.I,
)

ASSIGNED = re.compile(
    r"(?<![\w-])[A-Za-z][\w.-]{1,63}\s*+(?:[:=]|:=|"
    r"=>)\s*+[\"'`]?(?P<value>[A-Za-z0-9+/=_.~-]{20,}+)"
)
"""Any name with a long value; a secret if the value has the entropy of one."""

NOT_A_VALUE = re.compile(
    r"(?:(?:an?|the|my|your|our|their|his|her|this|that|too|so|very|really|pretty|quite|not|no|in|"
    r"on|at|to|for|from|with|by|about|what|why|how|when|where|which|who|because|if|always|never|"
    r"being|used|stored|kept|managed|handled|generated|rotated|required|needed|expired?|expiring|"
    r"(?:wrong|correct|right|secret|new|old|known|public|private|simple|complex)"
    r"(?=\s*(?:[.,;!?)]|\Z|and\b|but\b|so\b|again\b|because\b|now\b|for\b|when\b|to\b))|"
    r"incorrect|invalid|valid|missing|lost|forgotten|hard|easy|difficult|long|"
    r"short|weak|strong|safe|secure|unsafe|insecure|important|annoying|a\s+pain|broken|"
    r"compromised|leaked|exposed|hashed|encrypted|saved|shared|reset|due|different|unique|"
    r"the\s+same|"
    r"empty|blank|optional|mandatory|bad|good|fine|okay|ok|done|gone|out|up|there|here|it|"
    r"something|everything|one|two|everywhere|dead|over|cheap|expensive|great|terrible|overrated|"
    r"managers?|manager|policy|policies|rotation|hygiene|reuse|rules|security|reset|field|"
    r"[a-z]+ing|tricky|annoyingly|usually|often|sometimes|hidden|printed|written|longer|shorter|"
    r"between|visible|available|case|alphanumeric|\d+\s+(?:characters|chars|digits|letters|words|"
    r"days|bits|tokens|minutes|hours|months|weeks)|scoped|limited|counted|cached|redacted(?!-)|"
    r"authentication|authenticated|refreshed|issued|revoked)\b)",
    re.I,
)
"""How a value cannot start: "the password is required" states no password."""

SECRET_WORDS = (
    "pass", "pwd", "pin", "token", "secret", "key", "code", "credential", "login", "mnemonic",
    "seed", "combination", "cvv", "cvc", "otp", "2fa", "wachtwoord", "contrase", "mot de",
    "connection string", "security", "word",
)  # fmt: skip
"""One of these stands in every text that states a secret by its label, in lower case."""

NEEDS_SHAPE = re.compile(
    r"pin|cvv|cvc|otp|2fa|combination|code|number|secret\Z|login|credential|tokens?\Z|keys|lock|"
    r"word\Z(?<!password)(?<!wachtwoord)|mnemonic\Z",
    re.I,
)
"""Labels that are also plain words: their value must look like a secret."""

IS_LOGIN = re.compile(r"login|credential", re.I)
"""Labels after which a name stands before the secret ("login: anna / hunter22x")."""

ENTROPY_BITS_MIN = 3.6
"""From this entropy per character on, a long mixed value is taken for a secret."""


VALUE_CHARS_MAX = 512
"""How much of one value is looked at."""


def is_random(value: str) -> bool:
    """Tell whether a long value mixes letters and digits like a generated secret."""
    value = value[:VALUE_CHARS_MAX]
    if not any(ch.isdecimal() for ch in value) or not any(ch.isalpha() for ch in value):
        return False
    counts = {ch: value.count(ch) for ch in set(value)}
    size = len(value)
    return -sum(n / size * log2(n / size) for n in counts.values()) >= ENTROPY_BITS_MIN


def looks_secret(value: str) -> bool:
    """Tell whether one word could be a password: digits or signs between letters."""
    core = value.rstrip(".,;:!?)")
    kinds = sum(
        (
            any(ch.isdecimal() for ch in core),
            any(ch.isalpha() for ch in core),
            any(not ch.isalnum() and ch not in "'’-/." for ch in core),
        )
    )
    return len(core) >= 4 and (kinds >= 2 or (core.isdecimal() and len(core) <= 8))
