"""Names that cannot be taken, and how people of the same name are told apart."""

import pytest

from overtable.server.people.names import is_reserved, told_apart
from overtable.server.people.words import Words
from overtable.store.skeletons import skeleton
from server.guests import Guest
from server.people.conftest import SECRET, Visit


@pytest.mark.parametrize(
    "name",
    [
        "Host", "OVERTABLE", "sys tem", "You", "Player 1", "player-2", "P1ayer 1", "Pip", "VESPER", "Оrlа",
        "The Archivist", "TheArchivist", "Vesper reckless", "Practice bot", "Somebody who left", "Admin",
        "Guest 7", "Y0u",
    ],
)  # fmt: skip
def test_names_of_the_house_and_its_bots_belong_to_it(house: tuple[str, str], name: str) -> None:
    with Guest(house[0], None) as guest:
        assert guest.refused("POST", "/api/guest", {"name": name}) in ("name-taken", "bad-name")
        assert guest.refused("POST", "/api/account", {"name": name, "password": SECRET}) in ("name-taken", "bad-name")
        assert guest.get("/api/me")["person"] is None


@pytest.mark.parametrize("name", ["Hostel", "Philip", "Youssef", "Vespera", "Player One", "Pippa", "Systematic"])
def test_names_that_only_begin_alike_are_free(name: str) -> None:
    assert not is_reserved(name)


def test_the_name_of_an_account_is_taken_for_everybody_in_every_guise(visit: Visit) -> None:
    visit("Bernadette Q", account=True)
    guest, other = visit("Free Name"), visit(None)
    for name in (
        "Bernadette Q", "bernadette q", "BERNADETTE-Q", "B e r n a d e t t e Q", "Bemadette Q", "Berna\u200ddette Q",
        "Веrnаdеttе Q", "Ｂｅｒｎａｄｅｔｔｅ Q",
    ):  # fmt: skip
        assert guest.refused("POST", "/api/guest", {"name": name}) in ("name-taken", "bad-name"), name
        made = {"name": name, "password": SECRET}
        assert other.refused("POST", "/api/account", made) in ("name-taken", "bad-name"), name
    assert guest.refused("POST", "/api/guest", {"name": "bernadette q"}) == "name-taken"
    assert guest.post("/api/guest", {"name": "Bernadette R"})["person"]["name"] == "Bernadette R"


@pytest.mark.parametrize("name", ["Аda", "Adа Lovelace", "Ρlato x", "a\u3164b", "a\ufe0fb"])
def test_mixed_scripts_and_letters_that_cannot_be_seen_are_refused(visit: Visit, name: str) -> None:
    assert visit(None).refused("POST", "/api/guest", {"name": name}) == "bad-name"


@pytest.mark.parametrize("name", ["Ольга", "Αθηνά", "李小龍 Lee", "ゲーム名人", "김철수", "José", "محمد"])
def test_names_of_one_script_are_welcome(visit: Visit, name: str) -> None:
    assert visit(name).get("/api/me")["person"]["name"] == name


def test_skeletons_fold_what_looks_alike_and_keep_what_does_not() -> None:
    for a, b in (("Ada", "A.D.A"), ("Ida", "lda"), ("Bob0", "Bobo"), ("vvill", "Will"), ("ｆｏｏ", "foo")):
        assert skeleton(a) == skeleton(b)
    for a, b in (("Ada", "Adam"), ("Jose", "José"), ("Bo", "Bob"), ("Ольга", "Olga")):
        assert skeleton(a) != skeleton(b)


def test_guests_of_the_same_name_get_a_number_at_a_table(visit: Visit) -> None:
    one, two, three, four = visit("Twin"), visit("Twin"), visit("TWIN"), visit("Tw1n")
    table = one.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    two.post(f"/api/tables/{table}/join", {})
    with one.sit(table) as socket:
        names = [s["name"] for s in socket.until(lambda m: m["table"]["status"] == "playing")["seats"]]
        assert names == ["Twin", "Twin 2"]
        for watcher in (three, four, two):
            watcher.post(f"/api/tables/{table}/act", {"type": "chat", "text": "hello"})
        socket.until(lambda m: any(c["n"] == 2 for c in m["chat"]["lines"]))
    said = [c["name"] for m in socket.sent if m["type"] == "table" for c in m["chat"]["lines"]]
    assert said == ["TWIN 3", "Tw1n 4", "Twin 2"]
    assert told_apart("x" * 24, ["x" * 24]) == "x" * 22 + " 2"


def test_words_are_found_as_whole_words() -> None:
    words = Words(["ass", "bad word"])
    assert words.found("a55!") and words.found("A S S") and words.found("bad, WORD")
    assert not words.found("as") and not words.found("class") and not words.found("bad and word")
    assert not Words([]).found("anything")
