"""The book of cards: loads the card files, and writes what is printed on them into the tables that the rules read."""

from pathlib import Path

from overtable.games.overwatch import facts
from overtable.games.overwatch.cards import Hero
from overtable.games.overwatch.words.word import WORDS_OF, Word
from overtable.kernel.catalogue import CardError, Catalogue, load_cards

FOLDER = Path(__file__).parent


def load(paths: list[Path] | None = None) -> Catalogue[Hero]:
    """The Heroes of these files, by default of the game's own; raises `CardError`."""
    found = paths or sorted((FOLDER / "cards").glob("*.yaml"))
    heroes = load_cards(found, Hero, None if paths else FOLDER)
    tokens = [Hero(id="immortality-field", name="Immortality Field", health=3)]  # OW-TOKEN-03
    if problems := [problem for hero in heroes for problem in problems_of(hero)]:
        raise CardError(problems)
    return Catalogue(heroes, tokens)


def problems_of(hero: Hero) -> list[str]:
    """What the types cannot say."""
    found = [f"{hero.name}: field ultimate: every Hero has an Ultimate"] if hero.ultimate is None else []
    if hero.role is None:
        found.append(f"{hero.name}: field role: expected one of {', '.join(facts.CLASSES)}")
    return found


def write_facts(catalogue: Catalogue[Hero]) -> None:
    """Fill the tables of `facts`, and the words of each ability."""
    for row, hero in enumerate(catalogue.rows):
        facts.ROW_OF[hero.id] = row
        write(hero)


def write(hero: Hero) -> None:
    """The figures of one Hero, in the next row."""
    facts.NAMES.append(hero.name)
    facts.TEXT.append(hero.text())
    facts.HEALTH.append(hero.health)
    facts.POWER.append(tuple(power for power, _ in hero.rows))
    facts.SYNERGY.append(tuple(synergy for _, synergy in hero.rows))
    facts.ROLE.append(hero.role or "")
    facts.IS_FIELD.append(hero.is_field)
    facts.SET_ASIDE.append(hero.set_aside)
    facts.SKILLS.append(skills_of(hero))
    facts.ULTIMATE.append(ultimate_of(hero))


def skills_of(hero: Hero) -> list[int]:
    """The branches of the deploy skill, as new rows of ABILITIES; D.Va has none (OW-SETUP-10)."""
    if hero.deploy is None:
        return []
    first = len(facts.ABILITIES)
    for branch in hero.deploy.branches():
        add(facts.Ability(hero.deploy.name, branch.name), branch.does)
        if branch.name and branch.name not in facts.BRANCHES:
            facts.BRANCHES.append(branch.name)
    return list(range(first, len(facts.ABILITIES)))


def ultimate_of(hero: Hero) -> int:
    """The Ultimate as a new row of ABILITIES, or -1."""
    if hero.ultimate is None:
        return -1
    cost = facts.X if hero.ultimate.cost == "X" else hero.ultimate.cost
    add(facts.Ability(hero.ultimate.name, cost=cost), hero.ultimate.does)
    return len(facts.ABILITIES) - 1


def add(ability: facts.Ability, words: tuple[Word, ...]) -> None:
    """A new row of ABILITIES, with its words."""
    facts.ABILITIES.append(ability)
    facts.LEAST.append(ability.price(1))
    WORDS_OF.append(words)


CATALOGUE = load()
write_facts(CATALOGUE)
