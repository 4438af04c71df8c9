"""The tables of the store. Times are milliseconds since 1970; secrets are kept as hashes only.

A change here needs a migration in `migrations/versions`.
"""

import sqlalchemy as sa

from overtable.store.event_schema import event, event_entry, event_person
from overtable.store.metadata import metadata

__all__ = [
    "analysis", "attendance", "ban", "beat", "chat", "deck", "deed", "entry", "event", "event_entry",
    "event_person", "metadata", "mute", "order", "outage", "person", "printed", "process", "quick",
    "rated_game", "rating", "replay", "report", "season", "seat", "session", "silence", "snapshot", "spent",
    "table",
]  # fmt: skip

person = sa.Table(
    "person",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("folded", sa.String(120), unique=True),  # of accounts: their names are unique,
    sa.Column("skeleton", sa.String(120), unique=True),  # and none looks like another; nothing where old ones do
    sa.Column("password", sa.String(255)),
    sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("created", sa.BigInteger, nullable=False),
)

session = sa.Table(
    "session",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger),
    sa.Column("seen", sa.BigInteger),  # when it was used last, to ten minutes
    sa.Column("address", sa.String(60)),  # from where; of IPv6 the /64
    sa.Column("agent", sa.String(60)),  # with what, in short words
)

mute = sa.Table(
    "mute",
    metadata,
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("muted", sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

deck = sa.Table(
    "deck",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
)

rating = sa.Table(
    "rating",
    metadata,
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("format", sa.String(120), primary_key=True, server_default=""),  # "": of before formats were told apart
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

rated_game = sa.Table(
    "rated_game",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("format", sa.String(120), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),  # the rating after it
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("outcome", sa.String(5), nullable=False),  # won, lost, drawn
    sa.Column("table_id", sa.String(20), nullable=False, index=True),  # which may be gone by now
    sa.Column("deck", sa.String(80), nullable=False),  # what it is called
    sa.Index("ix_rated_game_person", "person", "at"),
    sa.Index("ix_rated_game_ladder", "game", "format", "at"),
)

season = sa.Table(
    "season",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("start", sa.BigInteger, nullable=False, unique=True),  # it lasts until the next one begins
)

quick = sa.Table(
    "quick",
    metadata,
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("mode", sa.String(60), nullable=False),
    sa.Column("legality", sa.String(60), nullable=False),
    sa.Column("deck", sa.Text, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("bot_after", sa.Boolean, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # when the person was last known to wait
    sa.Column("table_id", sa.String(20)),  # the game that was found
)

table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("owner", sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("mode", sa.String(60), nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("position", sa.JSON(none_as_null=True)),
    sa.Column("cards", sa.String(20), nullable=False),  # version of the catalogue it was last written with,
    sa.Column("program", sa.String(40)),  # of the program
    sa.Column("rules", sa.String(20)),  # and of the code that plays it
    sa.Column("state_hash", sa.String(20)),  # of the state that the record leads to
    sa.Column("outdated", sa.Text),  # why the program that read it last could not follow it
    sa.Column("resumed", sa.JSON(none_as_null=True)),  # by length of the record: until when no clock ran
    sa.Column("status", sa.String(10), nullable=False, index=True),  # open, playing, over
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("legality", sa.String(60)),  # what the decks of a rated game are held to
    sa.Column("event", sa.String(20), index=True),  # the event that it belongs to,
    sa.Column("event_key", sa.String(80), unique=True),  # and what it is there, so that it is made once;
    sa.Column("event_seats", sa.JSON(none_as_null=True)),  # its players by seat
    sa.Column("pick_seconds", sa.Integer),  # after which a bot picks for whoever is asked
    sa.Column("guide", sa.Boolean, nullable=False),
    sa.Column("clock_seconds", sa.Integer),
    sa.Column("clock_increment", sa.Integer),
    sa.Column("auto_delay", sa.Integer),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("nonce", sa.String(64), nullable=False),
    sa.Column("from_table", sa.String(20)),
    sa.Column("from_entry", sa.Integer),
    sa.Column("next_table", sa.String(20)),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    sa.Column("updated", sa.BigInteger, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),  # grows with every change of the table
    sa.Column("length", sa.Integer, nullable=False),  # entries of the record
    sa.Column("lines", sa.Integer, nullable=False),  # lines of chat
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("due", sa.BigInteger, index=True),  # when the table itself must do something
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("undo_by", sa.Integer),
    sa.Column("undo_yes", sa.JSON, nullable=False),
    sa.Column("rematch", sa.JSON, nullable=False),
    sa.Column("calling_off", sa.JSON(none_as_null=True)),  # seats that want to end it without a result
    sa.Column("manners", sa.JSON(none_as_null=True)),  # who is muted or sent away; whether watchers chat
    sa.Index("ix_game_table_lobby", "public", "status", "updated"),
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),  # open, person, bot
    sa.Column("person", sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
    sa.Column("bot", sa.String(40)),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("guest", sa.Boolean, nullable=False),
    sa.Column("token", sa.String(64)),  # hash of the secret that brings this seat to somebody
    sa.Column("deck", sa.Text, nullable=False),
    sa.Column("auto", sa.Boolean, nullable=False),
    sa.Column("stops", sa.JSON(none_as_null=True)),  # which windows stop, and which pass
    sa.Column("away", sa.BigInteger),  # since when the person is not there
)

entry = sa.Table(
    "entry",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(20), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

snapshot = sa.Table(
    "snapshot",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("version", sa.String(80), nullable=False),  # of the program: another one drops it
    sa.Column("data", sa.LargeBinary, nullable=False),
)

replay = sa.Table(
    "replay",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),  # what every watcher saw of an ended game, packed
)

printed = sa.Table(
    "printed",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("version", sa.String(20), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),  # everything printed on the cards then, packed
)

analysis = sa.Table(
    "analysis",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("state", sa.String(10), nullable=False),  # waiting, running, failed, done
    sa.Column("done", sa.Integer, nullable=False),  # entries that the coach has looked at,
    sa.Column("total", sa.Integer, nullable=False),  # of so many
    sa.Column("at", sa.BigInteger, nullable=False),  # when whoever works on it was last known to live
    sa.Column("said", sa.Text, nullable=False),  # why it failed
    sa.Column("data", sa.Text, nullable=False),  # what was found, as JSON
)

beat = sa.Table(
    "beat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # when some server was last known to live
)

process = sa.Table(
    "process",
    metadata,
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),  # when it was last known to live
)

attendance = sa.Table(
    "attendance",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String(80), primary_key=True, index=True),
    sa.Column("people", sa.JSON, nullable=False),  # who sits there and is connected to it
    sa.Column("watching", sa.Integer, nullable=False),  # how many others are
)

spent = sa.Table(
    "spent",
    metadata,
    sa.Column("what", sa.String(20), primary_key=True),
    sa.Column("who", sa.String(80), primary_key=True),
    sa.Column("until", sa.BigInteger, primary_key=True, autoincrement=False, index=True),  # in seconds
    sa.Column("times", sa.Integer, nullable=False),
)

outage = sa.Table(
    "outage",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),  # no clock ran from here
    sa.Column("until", sa.BigInteger, nullable=False),  # to here
)

order = sa.Table(
    "house_order",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.JSON, nullable=False),
)

ban = sa.Table(
    "ban",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), index=True),
    sa.Column("network", sa.String(50)),  # a range of addresses; either this or a person
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, index=True),
)

silence = sa.Table(
    "silence",
    metadata,
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, index=True),
)

report = sa.Table(
    "report",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(20), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("by", sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
    sa.Column("by_name", sa.String(60), nullable=False),
    sa.Column("whom", sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
    sa.Column("whom_name", sa.String(60), nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("lines", sa.JSON, nullable=False),  # the chat around it
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("settled", sa.BigInteger, index=True),
    sa.Column("settled_by", sa.String(60)),
    sa.Column("done", sa.Text),  # what was done about it
)

deed = sa.Table(
    "deed",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("host", sa.String(60), nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("whom", sa.String(120), nullable=False),
    sa.Column("why", sa.Text, nullable=False),
)
