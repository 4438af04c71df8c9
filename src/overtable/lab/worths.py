"""What cards are worth in a draft: the share of points that a copy of one adds to a deck, found from games of pods.

A ridge regression of who won on the difference between the two decks, card by card, without a constant: so the shares
of two players add up to one, and a card is not praised for the cards beside it. The draft's own guess is a free column:
the cards' figures mend it. How strongly they are held near 0 is chosen by how well they tell games that were left out,
pod by pod; intervals come from resampling pods, since decks of one draft are not independent.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from overtable.kernel.limited import Limited
from overtable.kernel.values import CardValue, Values
from overtable.lab.pods import Pod, Wanted

HOLDS = (30.0, 100.0, 300.0, 1000.0, 3000.0)
FREE = 1e-6
"""The hold of the guess: none, but for a draft that has no guess at all."""
FOLDS = 5
RESAMPLED = 200
STRAYING = 0.5
"""How often a drafter of the fit takes anything: decks must differ for games to tell what cards do."""


def wanted_of(draft: Limited[Any], mode: str, seats: int, seed: int, player: str) -> Wanted:
    """What a fit plays: drafters that know no values yet, and often stray."""
    drafters = ("drafter",) * seats
    return Wanted(draft=draft.id, mode=mode, drafters=drafters, seed=seed, player=player, straying=STRAYING, blind=True)


def values_of(draft: Limited[Any], pods: Sequence[Pod], seed: int, command: str = "") -> Values:
    """The worth of every card that was in a deck."""
    import numpy as np  # only whoever fits needs it

    decks = [[Counter(draft.parts(text)) for text in pod.decks] for pod in pods]
    cards = sorted({card for pod in decks for deck in pod for card in deck})
    column = {card: n for n, card in enumerate(cards, 1)}
    guess = np.array([draft.prior(card) for card in cards])
    figures, points, of = [], [], []
    for n, pod in enumerate(pods):
        for game in pod.games:
            row = np.zeros(len(cards) + 1)
            for deck, sign in ((decks[n][game.a], 1), (decks[n][game.b], -1)):
                for card, copies in deck.items():
                    row[column[card]] += sign * copies
            row[0] = row[1:] @ guess
            figures.append(row)
            points.append(game.points - 0.5)
            of.append(n)
    x, y, pod_of = np.array(figures), np.array(points), np.array(of)
    scores = {hold: left_out(x, y, pod_of, hold) for hold in HOLDS}
    hold = min(HOLDS, key=lambda h: scores[h][0])
    weights = held(x, y, hold)
    worth = weights[0] * guess + weights[1:]
    rng = Random(seed)
    others = []
    for _ in range(RESAMPLED):
        times = np.bincount([rng.randrange(len(pods)) for _ in pods], minlength=len(pods))[pod_of]
        again = held(x, y, hold, times)
        others.append(again[0] * guess + again[1:])
    low, high = np.percentile(np.array(others), [2.5, 97.5], axis=0)
    having = Counter(card for pod in decks for deck in pod for card in deck)
    return Values(
        command=command,
        drafts=len(pods),
        games=len(points),
        prior=round(float(weights[0]), 4),
        hold=hold,
        tells=round(scores[hold][1], 4),
        cards={
            card: CardValue(
                worth=round(float(worth[n]), 5),
                low=round(float(low[n]), 5),
                high=round(float(high[n]), 5),
                decks=having[card],
            )
            for n, card in enumerate(cards)
        },
    )


def held(x: Any, y: Any, hold: float, times: Any = None) -> Any:
    """Weights by least squares, held near 0 but for the first; `times` is how often each game counts."""
    import numpy as np  # only whoever fits needs it

    counted = x if times is None else x * times[:, None]
    holds = hold * np.eye(x.shape[1])
    holds[0, 0] = FREE
    return np.linalg.solve(counted.T @ x + holds, counted.T @ y)


def left_out(x: Any, y: Any, pod_of: Any, hold: float) -> tuple[float, float]:
    """The mean square error on games of pods that were left out, and the share of points of the deck that was said to
    be better."""
    import numpy as np  # only whoever fits needs it

    said = np.zeros(len(y))
    for fold in range(FOLDS):
        apart = pod_of % FOLDS == fold
        if apart.any() and not apart.all():
            said[apart] = x[apart] @ held(x[~apart], y[~apart], hold)
    return float(((y - said) ** 2).mean()), float((np.sign(said) * y).mean() + 0.5)
