"""How the sentences of words are put together: after a condition, several under one condition, with the right verb."""

from collections.abc import Sequence

from overtable.kernel.language import some

SMALL = frozenset(
    "A All An Any Attacks Bonuses Both Cards Choose Discard Draw Each Further Hits If In Look May Move Name Neither "  # noqa: SIM905
    "No Nobody Nothing Of One Only Opposing Put Remove Show Swap Take That The This Those Turn Up When "
    "Whenever You".split()
)
"""Words that lose their capital within a sentence; names of characters keep theirs."""

SEVERAL = ("both", "teammates", "user_and_target", "women")
"""Of whom a sentence speaks in the plural."""


def lowered(text: str, name: str) -> str:
    """A sentence that goes on after a colon or a comma."""
    keeps = (name.startswith("The ") and text.startswith(name)) or text.split()[0] not in SMALL
    return text if keeps else text[0].lower() + text[1:]


def after(condition: str, texts: Sequence[str], name: str) -> str:
    """Sentences under one condition: `If it hits: the target may not attack; draw one card.`

    A sentence with a condition of its own joins the two: `If it hits and the target carries ...: ...`.
    """
    first, *more = texts
    if first.startswith("If ") and ": " in first:
        lead = f"{condition} and {first[3:]}"
    else:
        lead = f"{condition}: {spoken_to(lowered(first, name))}"
    return lead if not more else f"{lead.removesuffix('.')}; {'; '.join(joinable(t, name) for t in more)}."


def under(condition: str, texts: Sequence[str], name: str) -> list[str]:
    """All sentences under this condition, as few as can be: those with a condition of their own stand alone."""
    groups: list[list[str]] = []
    for text in texts:
        alone = text.startswith("If ") or ". " in text or ": " in text
        if groups and not alone and not groups[-1][0].startswith("If ") and ". " not in groups[-1][-1]:
            groups[-1].append(text)
        else:
            groups.append([text])
    return [after(condition, group, name) for group in groups]


def joinable(text: str, name: str) -> str:
    return spoken_to(lowered(text, name)).removesuffix(".")


def in_words(n: int) -> str:
    """A small number as a word."""
    return some(n, "s").removesuffix(" s")


def has(who: str) -> str:
    return "have" if who in SEVERAL else "has"


def spoken_to(text: str) -> str:
    """A sentence that begins with what the player may do, said to the player."""
    return f"you {text}" if text.startswith("may ") else text


def an(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0] in 'AEIOaeio' else 'a'} {noun}"
