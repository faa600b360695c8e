"""Numbers that name a person or an account, told from other numbers by their checksums."""

from __future__ import annotations

import re

_DIGIT_GROUPS = re.compile(r"(?<![\w.])\d(?:[ .-]?\d){7,22}(?![\w])")
_SSN = re.compile(r"(?<![\w-])(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\w-])")
_IBAN = re.compile(r"(?<!\w)[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?!\w)")
_LETTERED = re.compile(r"(?<!\w)(?:\d{8}[A-Z]|[XYZ]\d{7}[A-Z])(?!\w)")
_CODICE_FISCALE = re.compile(r"(?<!\w)[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?!\w)")
_NINO = re.compile(r"(?<!\w)[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?!\w)")
_CONTEXT = re.compile(
    r"\b(?:ssn|social\s+security|social\s+insurance|national\s+(?:id|insurance|number|register)|"
    r"tax\s+(?:id|file|number)|id\s+(?:card\s+)?(?:number|no)|identity\s+(?:card|number)|bsn|"
    r"burgerservicenummer|rijksregisternummer|registre\s+national|national\s+registry|passport|"
    r"driver['’]?s?\s+licen[cs]e|licen[cs]e\s+number|nhs|medicare|aadhaar|pan\s+card|sin\b|cpf|"
    r"pesel|personnummer|cnp|egn|dni|nie|nif|codice\s+fiscale|steuer(?:-?id|nummer)|insee|curp)",
    re.I,
)
_STATED_ID = re.compile(
    r"\b(?:ssn|social\s+security(?:\s+(?:number|no))?|passport\s+(?:number|no)|"
    r"driver['’]?s?\s+licen[cs]e(?:\s+(?:number|no))?|(?:national|tax)\s+(?:id|insurance)"
    r"(?:\s+(?:number|no))?|nhs\s+number|aadhaar(?:\s+number)?)\.?\s*"
    r"(?:is|was|:|=|#)\s*(?=[A-Z0-9-]{0,3}\d)[A-Z0-9][A-Z0-9 -]{4,20}",
    re.I,
)
_CARD_LENGTHS = range(13, 20)
_DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"


def payment_cards(text: str) -> list[tuple[int, int]]:
    """Find payment card numbers: 13 to 19 digits of a known issuer that pass Luhn."""
    found = []
    for match in _DIGIT_GROUPS.finditer(text):
        digits = _digits(match.group())
        if len(digits) in _CARD_LENGTHS and digits[0] in "23456" and luhn(digits):
            found.append(match.span())
    return found


def national_ids(text: str) -> list[tuple[int, int]]:
    """Find numbers that a state or bank gave a person.

    Formatted US social security numbers, IBANs (mod 97), Spanish DNI and NIE, Italian
    codice fiscale stand on their own; Belgian, Dutch, Polish, Brazilian, Indian, Finnish
    style digit runs count where the sentence around names such a number.
    """
    found = [match.span() for match in _SSN.finditer(text)]
    found += [m.span() for m in _IBAN.finditer(text) if iban(m.group().replace(" ", ""))]
    found += [m.span() for m in _LETTERED.finditer(text) if dni(m.group())]
    found += [match.span() for match in _CODICE_FISCALE.finditer(text)]
    if _CONTEXT.search(text) is None:
        return found + _belgian(text)
    found += [match.span() for match in _STATED_ID.finditer(text)]
    found += [match.span() for match in _NINO.finditer(text)]
    for match in _DIGIT_GROUPS.finditer(text):
        around = text[max(0, match.start() - 60) : match.end() + 30]
        if _CONTEXT.search(around) is not None and checksummed(_digits(match.group())):
            found.append(match.span())
    return found + _belgian(text)


_BELGIAN = re.compile(r"(?<![\w.])\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}(?![\w])")


def _belgian(text: str) -> list[tuple[int, int]]:
    return [m.span() for m in _BELGIAN.finditer(text) if belgian(_digits(m.group()))]


def _digits(text: str) -> str:
    return "".join(ch for ch in text if ch.isdecimal())


def luhn(digits: str) -> bool:
    """Tell whether a run of digits passes the Luhn check and is not one digit repeated."""
    total = 0
    for place, ch in enumerate(reversed(digits)):
        value = int(ch) * (1 + place % 2)
        total += value - 9 if value > 9 else value
    return total % 10 == 0 and len(set(digits)) > 1


def iban(written: str) -> bool:
    """Tell whether letters and digits are an IBAN: 15 to 34 long, mod 97 is 1."""
    if not 15 <= len(written) <= 34:
        return False
    moved = written[4:] + written[:4]
    return int("".join(str(int(ch, 36)) for ch in moved)) % 97 == 1


def dni(written: str) -> bool:
    """Tell whether a Spanish DNI or NIE carries its control letter."""
    digits = str("XYZ".find(written[0])) + written[1:-1] if written[0] in "XYZ" else written[:-1]
    return _DNI_LETTERS[int(digits) % 23] == written[-1]


def belgian(digits: str) -> bool:
    """Tell whether eleven digits are a Belgian national register number."""
    if len(digits) != 11:
        return False
    body, check = int(digits[:9]), int(digits[9:])
    return check in {97 - body % 97, 97 - (2_000_000_000 + body) % 97}


def bsn(digits: str) -> bool:
    """Tell whether nine digits are a Dutch burgerservicenummer (the elfproef)."""
    weights = (9, 8, 7, 6, 5, 4, 3, 2, -1)
    return (
        len(digits) == 9
        and len(set(digits)) > 1
        and sum(w * int(d) for w, d in zip(weights, digits, strict=True)) % 11 == 0
    )


def pesel(digits: str) -> bool:
    """Tell whether eleven digits are a Polish PESEL."""
    weights = (1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1)
    return len(digits) == 11 and (
        sum(w * int(d) for w, d in zip(weights, digits, strict=True)) % 10 == 0
    )


def cpf(digits: str) -> bool:
    """Tell whether eleven digits are a Brazilian CPF."""
    if len(digits) != 11 or len(set(digits)) == 1:
        return False
    for length in (9, 10):
        total = sum(int(digits[i]) * (length + 1 - i) for i in range(length))
        if (total * 10 % 11) % 10 != int(digits[length]):
            return False
    return True


def nhs(digits: str) -> bool:
    """Tell whether ten digits are an NHS number (mod 11)."""
    if len(digits) != 10:
        return False
    check = 11 - sum(int(digits[i]) * (10 - i) for i in range(9)) % 11
    return check % 11 == int(digits[9])


def checksummed(digits: str) -> bool:
    """Tell whether digits pass one of the national checksums; only of use with context."""
    return (
        belgian(digits)
        or bsn(digits)
        or pesel(digits)
        or cpf(digits)
        or nhs(digits)
        or (len(digits) in {9, 10, 12} and luhn(digits))
    )
