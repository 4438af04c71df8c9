"""What an option will do is told to whoever is asked, on request and of what is offered only."""

from server.guests import two_at_a_table


def test_notes_of_offered_options_and_of_nothing_else(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "overwatch", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        for socket in (a, b):
            socket.until(lambda t: t["decision"] is not None)
            socket.ask("answer", number=socket.decision["number"], option="done")
        a.until(lambda t: t["view"]["turn"] >= 0 and bool(t["asked"]))
        b.until(lambda t: t["view"]["turn"] >= 0 and bool(t["asked"]))
        first, other = (a, b) if a.table["asked"] == [0] else (b, a)
        first.until(lambda t: t["decision"] is not None and t["decision"]["frame"] == "Action")
        number = first.decision["number"]
        wanted = first.decision["options"][0]["id"]
        told = first.ask("notes", number=number, options=[wanted, "play card:4000 space:1", "pass"])
        assert set(told["notes"]) == {wanted}
        assert " row: Power 0 → " in told["notes"][wanted]
        assert first.ask("notes", number=number + 1, options=[wanted])["code"] == "stale-decision"
        assert other.ask("notes", number=number, options=[wanted])["code"] == "stale-decision"
        assert first.ask("notes", number=number, options=["x"] * 100)["code"] == "bad-request"
