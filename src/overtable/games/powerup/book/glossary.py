"""The words of the glossary with their numbers: keywords, types, harms, Conditions, kinds of cards, speeds.

Several keywords, types or harms together are a bit mask, in the order in which they stand here.
"""

from typing import Literal, get_args

HERO, EQUIPMENT, POWER_CARD, BATTLE_CARD = range(4)
KIND_NAMES = ("Hero", "Equipment", "Power", "Battle")
"""The four kinds of cards (PU-CARD-01)."""

STARS = range(1, 6)
"""Rarities (PU-CARD-02)."""

Keyword = Literal["Resolve", "Speedster", "Strike First", "Invisible", "Divert", "Immortal", "Unavoidable"]
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
RESOLVE_WORD, SPEEDSTER, STRIKE_FIRST, INVISIBLE, DIVERT, IMMORTAL_WORD, UNAVOIDABLE = (1 << i for i in range(7))

Type = Literal["Melee", "Ranged", "Human", "Angel", "Flyer", "Machine", "Beast", "Spirit"]
TYPES: tuple[Type, ...] = get_args(Type)
"""They mean nothing by themselves: only a Slayer or the filter of a target asks for them (PU-CARD-10)."""

Harm = Literal["Stun", "Burn", "Poison", "Kneel", "Duel", "Steal", "Wound", "Astra", "Power", "Battle"]
HARMS: tuple[Harm, ...] = get_args(Harm)
"""What a card can be Immune to: a kind of effect, or all enemy effects of a kind of card."""
HARM_TEXT = {"Wound": "Wounds by effects, Duels apart"}
HARM_TEXT |= {"Duel": "Duels", "Astra": "enemy Astra", "Power": "enemy Powers", "Battle": "enemy Battle effects"}
"""The same where one word would not tell it all."""

KEYWORD_TEXT = {"Unavoidable": "Unavoidable attacks"}
"""Keywords as a Hero has them, where the word alone would not tell it all."""

Counter = Literal["+1/+1", "-1/-1", "Regen", "Evade"]
LOG_WORDS: tuple[str, ...] = (*KEYWORDS, *get_args(Counter))
"""What a Hero can get, by the words that the log has for it."""

Whose = Literal["self", "adjacent", "team", "others", "enemies"]
While = Literal["always", "standing", "wounded", "attacking", "blocking", "alone"]

Speed = Literal["normal", "instant", "super"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)
NORMAL, INSTANT, SUPER = range(3)

Phase = Literal["any", "deploy"]
"""When an ability may be used, its speed apart."""

When = Literal["hq_hit", "hq_lost", "enemy_ko", "own_ko", "blocked", "team_up_won", "deployed", "was_blocked"]
WHENS: tuple[When, ...] = get_args(When)
HQ_HIT, HQ_LOST, ENEMY_KO, OWN_KO, BLOCKED, TEAM_UP_WON, DEPLOYED, WAS_BLOCKED = range(8)
"""What Conditions wait for (PU-KEY-12)."""


def mask(words: tuple[str, ...], among: tuple[str, ...]) -> int:
    return sum(1 << among.index(w) for w in set(words))


def named(bits: int, among: tuple[str, ...]) -> list[str]:
    """The words that a mask stands for."""
    return [word for i, word in enumerate(among) if bits >> i & 1]
