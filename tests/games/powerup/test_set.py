"""The set itself: every card acts as its data says, every keyword is there, no card needs Python of its own."""

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from games.powerup.kit import GAME, Story
from marks import rule
from overtable.games.powerup import GAMES
from overtable.games.powerup.book import abilities_of, ready_set
from overtable.games.powerup.cards import Ability, Battle, Equipment, Hero, Power
from overtable.games.powerup.decks import read_deck, ready_decks, why_not_legal
from overtable.games.powerup.passives import Has, ImmuneTo, Passive, Slays, Stat
from overtable.games.powerup.stats import sheet
from overtable.games.powerup.word import Word
from overtable.kernel.codec import encode
from overtable.kernel.engine import decisions, play
from overtable.kernel.game import Setup

CARDS = ready_set().cards
ACTIVE = [(c, a) for c in CARDS for a in abilities_of(c) if a.does and a.when is None]
WAITING = [(c, a) for c in CARDS for a in abilities_of(c) if a.does and a.when is not None]
PASSIVE = [
    (c, p)
    for c in CARDS
    for p in (
        *(p for a in abilities_of(c) for p in a.always),
        *(getattr(c, "always", ())),
        *(c.attach.always if isinstance(c, Power) and c.attach else ()),
    )
]


def words() -> list[tuple[str, Word]]:
    found = [(c.name, w) for c in CARDS for a in abilities_of(c) for w in a.does]
    return found + [(c.name, w) for c in CARDS if isinstance(c, Power) for w in c.does]


def test_the_set_is_as_large_as_it_should_be() -> None:
    heroes = Counter((c.faction, c.stars) for c in CARDS if isinstance(c, Hero))
    factions = sorted({f for f, _ in heroes})
    assert len(factions) == 4
    assert set(heroes.values()) == {4}
    for faction in factions:
        of_faction = [c for c in CARDS if c.faction == faction and not isinstance(c, Hero)]
        assert len(of_faction) >= 24
        assert {type(c) for c in of_faction} == {Equipment, Power, Battle}
    assert len([c for c in CARDS if not c.faction]) >= 12
    assert len(CARDS) >= 188
    assert sum(c.custom for c in CARDS) <= 8
    assert len({c.name for c in CARDS}) == len(CARDS)


class Curve(NamedTuple):
    """The least and the most of each figure of the Heroes of a rarity."""

    cost: tuple[int, int]
    total: tuple[int, int]
    health: tuple[int, int]
    astra: tuple[int, int]
    astra_cost: tuple[int, int]


CURVES = {
    1: Curve(cost=(1, 1), total=(5, 6), health=(2, 3), astra=(1, 2), astra_cost=(0, 1)),
    2: Curve(cost=(2, 2), total=(6, 7), health=(3, 3), astra=(1, 2), astra_cost=(1, 2)),
    3: Curve(cost=(3, 4), total=(8, 8), health=(3, 4), astra=(2, 2), astra_cost=(1, 3)),
    4: Curve(cost=(4, 5), total=(9, 10), health=(4, 5), astra=(3, 3), astra_cost=(1, 4)),
    5: Curve(cost=(6, 7), total=(11, 12), health=(5, 6), astra=(3, 4), astra_cost=(2, 5)),
}
HEROES = [c for c in CARDS if isinstance(c, Hero)]
FACTIONS = sorted({c.faction for c in HEROES})


def within(n: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= n <= limits[1]


@pytest.mark.parametrize("card", HEROES, ids=lambda c: c.name)
def test_every_hero_is_on_the_curve_of_its_rarity(card: Hero) -> None:
    curve = CURVES[card.stars]
    assert within(card.cost, curve.cost)
    assert within(card.atk + card.dfn, curve.total)
    assert within(card.health, curve.health)
    assert within(len(card.astra), curve.astra)
    assert all(within(a.cost, curve.astra_cost) for a in card.astra if a.does)
    assert card.unique or card.stars < 5


@pytest.mark.parametrize("faction", FACTIONS)
def test_what_a_faction_may_have_only_so_often(faction: str) -> None:
    heroes = [c for c in HEROES if c.faction == faction]
    assert len([c for c in heroes if c.stars == 1 and len(c.astra) == 2]) == 1
    assert len([c for c in heroes if c.stars == 4 and c.unique]) == 2
    assert len([c for c in heroes if c.dfn >= 6]) <= 2


def test_the_costs_of_the_power_deck() -> None:
    limits = {Equipment: (1, 4), Power: (1, 5), Battle: (1, 3)}
    assert [c.name for c in CARDS if type(c) in limits and not within(c.cost, limits[type(c)])] == []
    powers = [c for c in CARDS if isinstance(c, Power)]
    assert round(sum(c.cost for c in powers) / len(powers)) == 2
    attached = [c for c in powers if c.attach is not None]
    assert len(attached) >= 12
    assert all(within(c.attach.surcharge, (1, 3)) for c in attached if c.attach)
    assert len([c for c in CARDS if c.limited]) >= 3


def keywords_of(card: object) -> set[str]:
    """The ability keywords that a card shows."""
    found: set[str] = set()
    texts: list[Ability] = list(abilities_of(card))  # type: ignore[arg-type]
    does: list[Word] = [w for a in texts for w in a.does]
    always: list[Passive] = [p for c, p in PASSIVE if c is card]
    for a in texts:
        found |= {"Ability (N)"} if a.counters else set()
        found |= {"Ability *(Nx)"} if a.times else set()
        found |= {"Condition"} if a.when else set()
        found |= {{"normal": "", "instant": "Instant", "super": "Super Instant"}[a.speed]}
    if isinstance(card, Power):
        does += card.does
        found |= {{"normal": "", "instant": "Instant", "super": "Super Instant"}[card.speed]}
    if isinstance(card, Hero):
        found |= set(card.keywords)
        found |= {"Slayer"} if card.slayer else set()
        found |= {"Immune"} if card.immune else set()
        found |= {"Regen"} if card.regen else set()
        found |= {"Evade"} if card.evade else set()
    found |= {"Constant"} if always else set()
    for p in always:
        found |= {p.keyword} if isinstance(p, Has) else set()
        found |= {"Slayer"} if isinstance(p, Slays) else {"Immune"} if isinstance(p, ImmuneTo) else set()
    names = {
        "Break": "Break",
        "Copy": "Copy",
        "Duel": "Duel",
        "DuelBetween": "Duel",
        "EvadeAttack": "Evade",
        "Heal": "Heal",
        "LevelUp": "Power Up!",
        "StealHero": "Steal",
        "StealCard": "Steal",
        "StealCounter": "Steal",
        "Stun": "Stun",
        "MoreTeamUps": "Team-Up!",
    }
    for w in does:
        found |= {names.get(type(w).__name__, "")}
        found |= {getattr(w, "keyword", ""), getattr(w, "counter", "")}
    return found


KEYWORDS = [
    "Ability (N)",
    "Ability *(Nx)",
    "Break",
    "Burn",
    "Condition",
    "Constant",
    "Copy",
    "Divert",
    "Duel",
    "Evade",
    "Heal",
    "Immortal",
    "Immune",
    "Instant",
    "Invisible",
    "Poison",
    "Power Up!",
    "Regen",
    "Resolve",
    "Slayer",
    "Speedster",
    "Steal",
    "Strike First",
    "Stun",
    "Super Instant",
    "Team-Up!",
]


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_on_at_least_two_cards(keyword: str) -> None:
    assert len(KEYWORDS) == 26
    assert len([c for c in CARDS if keyword in keywords_of(c)]) >= 2


def full_side(faction: str, without: int = 0) -> list[object]:
    """One Hero of each rarity at level 4, wounded, with a counter, carrying something."""
    heroes = [c for c in CARDS if isinstance(c, Hero) and c.faction == faction]
    side: list[object] = []
    for stars in range(1, 6):
        if stars != without:
            name = next(h.name for h in heroes if h.stars == stars)
            extra = {"equipment": ["Short Sword"], "power": "Battle Cry"} if stars == 4 else {}
            more = {"wounds": 1, "level": 4, "plus": 1, "burn": 8 if stars == 2 else 0, "kneeling": stars == 3}
            side.append({"hero": name, **more, **extra})
    return side


def exercise(t: Story, wanted: tuple[str, str], tries: int = 400) -> bool:
    """Play on at random, but use the wanted thing as soon as it is offered; says whether something came of it."""
    rng = Random(1)
    for _ in range(tries):
        if t.state.result is not None:
            return False
        decision = decisions(t.state)[0]
        seat = decision.seat
        texts = [t.game.option_text(t.state, o, seat) for o in decision.options]
        hits = [o for o, text in zip(decision.options, texts, strict=True) if wanted[0] in text and wanted[1] in text]
        if seat == 0 and hits:
            before = encode(t.state)
            play(t.state, seat, rng.choice(hits))
            for _ in range(6):
                quiet = decisions(t.state)[0] if t.state.result is None else None
                if quiet is None or quiet.frame != "Respond":
                    break
                play(t.state, quiet.seat, quiet.options[0])
            return encode(t.state) != before
        if decision.frame == "DeployTurn" and rng.random() < 0.7:
            play(t.state, seat, decision.options[0])
        else:
            play(t.state, seat, rng.choice(decision.options))
    return False


def user_side(card: object) -> tuple[dict[str, object], list[object]]:
    """The position of the user of a card, and its Heroes."""
    faction = getattr(card, "faction", "") or "Emberwake"
    side: dict[str, object] = {"power": 9, "deploy": 9, "deck": ["Torch"] * 12}
    if isinstance(card, Hero):
        mine = [{"hero": card.name, "level": 5, "wounds": 1, "plus": 1}, *full_side(card.faction, card.stars)]
    else:
        mine = full_side(faction)
        if isinstance(card, Equipment):
            mine[0] = {**mine[0], "equipment": [card.name]}  # type: ignore[dict-item]
        elif isinstance(card, Battle):
            side["battle"] = [card.name]
    side["heroes"] = mine
    return side, mine


def their_side() -> dict[str, object]:
    """An opponent who has something of everything, and Instants to answer with."""
    side: dict[str, object] = {"heroes": full_side("Gloamveil", without=3), "battle": ["Night Raid", "Creeping Dread"]}
    side["hand"] = ["Blindside", "Poison Blood", "Blindside", "Silence"]
    return side | {"power": 9, "deck": ["Torch"] * 12}


@pytest.mark.parametrize(("card", "ability"), ACTIVE, ids=lambda x: getattr(x, "name", "?"))
def test_every_activated_ability_acts(card: object, ability: Ability) -> None:
    side, _ = user_side(card)
    if isinstance(card, Power):
        side["heroes"] = [*full_side(card.faction)[:4], {**full_side(card.faction)[4], "power": card.name}]  # type: ignore[dict-item]
    acted = False
    for seed in range(6):
        for phase in ("deploy", "combat"):
            position = {"round": 8, "phase": phase, "offense": "ab"[seed % 2], "a": side, "b": their_side()}
            t = Story(GAME, Setup(mode="same-faction", seed=seed, position=position))
            acted = acted or exercise(t, (str(getattr(card, "name", "")), ability.name))
        if acted:
            break
    assert acted


@pytest.mark.parametrize("card", [c for c in CARDS if isinstance(c, Power)], ids=lambda c: c.name)
def test_every_power_card_is_played(card: Power) -> None:
    acted = False
    for seed in range(8):
        for phase in ("deploy", "combat"):
            side, _ = user_side(card)
            side["hand"] = [card.name, card.name]
            position = {"round": 8, "phase": phase, "offense": "ab"[seed % 2], "a": side, "b": their_side()}
            t = Story(GAME, Setup(mode="same-faction", seed=seed, position=position))
            acted = acted or exercise(t, ("Play", card.name))
        if acted:
            break
    assert acted
    if card.attach is not None:
        assert card.attach.always or card.attach.use


@pytest.mark.parametrize(("card", "ability"), WAITING, ids=lambda x: getattr(x, "name", "?"))
def test_every_condition_is_met(card: object, ability: Ability) -> None:
    met = False
    for seed in range(25):
        side, _ = user_side(card)
        side["slots"] = ["Cinder Scout", "Forge Maiden"]
        heroes = side["heroes"]
        assert isinstance(heroes, list)
        side["heroes"] = [h for i, h in enumerate(heroes) if i != 2]
        their = their_side() | {"heroes": full_side("Oathstone"), "hand": []}
        position = {"round": 8, "a": side, "b": their}
        t = Story(GAME, Setup(mode="same-faction", seed=seed, position=position))
        rng = Random(seed)
        t.state.log = []
        while t.state.result is None and t.state.round == 8 and not met:
            decision = decisions(t.state)[0]
            active = [o for o in decision.options if o.verb in ("attack", "block", "deploy", "team_up")]
            play(t.state, decision.seat, rng.choice(active or decision.options))
            named = {e.refs[0] & 4095 for e in t.state.log if e.kind == "condition"}
            met = any(GAME.catalogue[t.state.printing[c]].name == getattr(card, "name", "") for c in named)
        if met:
            break
    assert met


SHOWN = [(c, p) for c, p in PASSIVE if isinstance(p, Stat | Has | Slays | ImmuneTo)]


@pytest.mark.parametrize(("card", "passive"), SHOWN, ids=lambda x: getattr(x, "name", type(x).__name__))
def test_every_passive_word_changes_the_figures(card: object, passive: Passive) -> None:
    """Somebody's figures differ from the same table without the card's passive words."""
    from overtable.games.powerup.printed import FACES

    side, _ = user_side(card)
    if isinstance(card, Power):
        heroes = full_side(card.faction or "Emberwake")
        side["heroes"] = [{**heroes[0], "power": card.name}]  # type: ignore[dict-item]
    t = Story(GAME, Setup(mode="same-faction", seed=1, position={"round": 8, "a": side, "b": their_side()}))
    s = t.state
    where = [c for c, p in enumerate(s.printing) if FACES[p].name == getattr(card, "name", "") and s.owner[c] == 0]
    bearer = s.bearer[where[0]] if s.bearer[where[0]] != 255 else where[0]
    if isinstance(card, Hero) and any(w.does for w in card.astra if any(type(x).__name__ == "Join" for x in w.does)):
        return_to = s.board[4]
        s.board[s.board.index(where[0])] = -1
        s.zones[s.where[where[0]]].remove(where[0])
        s.zones[8].append(where[0])
        s.where[where[0]] = 8
        s.bearer[where[0]] = return_to
        bearer = return_to
    hero = bearer if bearer in s.board else s.board[0]
    enemy = s.board[5]
    face = FACES[s.printing[where[0]]]
    with_words = figures(t, hero, enemy)
    kept, face.passive = face.passive, False
    without = figures(t, hero, enemy)
    face.passive = kept
    assert with_words != without


def figures(t: Story, hero: int, enemy: int) -> list[list[tuple[int, ...]]]:
    """All values in all situations that a `while` may name."""
    from overtable.games.powerup.state import Fight

    s, found = t.state, []
    attacks, blocks = Fight(1, 0, hero, enemy, blocked=True), Fight(1, 1, enemy, hero, blocked=True)
    for fight in (None, attacks, blocks):
        for knelt in (0, 1):
            for burning in (0, 9):
                s.fight, s.flags[hero], s.burn[hero] = fight, knelt, burning
                found.append([(r.atk, r.dfn, r.health, r.keywords, r.slayer, r.immune) for r in sheet(s).values()])
    return found


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.name)
def test_every_card_says_what_it_does(card: object) -> None:
    text = card.text()  # type: ignore[attr-defined]
    assert len(text) > 3
    assert "{" not in text
    for ability in abilities_of(card):  # type: ignore[arg-type]
        assert ability.name in text


@rule("PU-DECK-01", "PU-DECK-02", "PU-MODE-01")
def test_the_ready_decks_are_legal_and_hold_every_card() -> None:
    held: set[str] = set()
    for name, text in ready_decks().items():
        deck = read_deck(text, ready_set())
        assert deck.name == name
        assert why_not_legal(deck, mixed=name.startswith("Mixed")) == []
        assert read_deck(deck.text(), ready_set()).text() == deck.text()
        if not name.startswith("Mixed"):
            held |= {c.name for _, c in deck.cards}
    assert held == {c.name for c in CARDS}
    assert list(GAMES[0].decks("same-faction")) == [n for n in ready_decks() if not n.startswith("Mixed")]
