"""The HTTP endpoints, one module a subject, as docs/protocol.md lists them."""

from overtable.server.events.socket import event_socket
from overtable.server.routes.account import (
    change_password,
    delete_me,
    end_other_sessions,
    end_session,
    export_me,
    my_sessions,
)
from overtable.server.routes.decks import change_deck, delete_deck, get_deck, list_decks, new_deck
from overtable.server.routes.events import (
    build_pool_deck,
    check_pool_deck,
    do_in_event,
    get_event,
    list_events,
    my_pool,
    new_event,
)
from overtable.server.routes.games import (
    check_deck,
    get_cards,
    get_game,
    get_guide,
    get_rules,
    get_schema,
    list_games,
    ready_deck,
    start_guide,
)
from overtable.server.routes.hosts import (
    add_ban,
    add_silence,
    change_settings,
    host_log,
    lift_ban,
    lift_silence,
    look_after,
    settle_report,
)
from overtable.server.routes.ladder import (
    add_season,
    drop_season,
    join_quick,
    ladder,
    leave_quick,
    list_seasons,
    profile,
    profile_file,
    quick_state,
)
from overtable.server.routes.manners import mute_for_everybody, quiet_watchers, report, send_away
from overtable.server.routes.people import account, guest, login, logout, me, my_ratings, my_tables
from overtable.server.routes.puzzles import list_puzzles, try_puzzle, why_in_puzzle
from overtable.server.routes.site import api_missing, health, page
from overtable.server.routes.tables import (
    act_on,
    get_table,
    join_table,
    leave_table,
    list_tables,
    new_table,
    see_invitation,
)
from overtable.server.routes.watching import (
    get_analysis,
    get_moment,
    get_record,
    get_replay,
    play_on_from,
    start_analysis,
)
from overtable.server.socket import table_socket

HANDLERS = [
    me, guest, account, login, logout, my_tables, my_ratings,
    change_password, my_sessions, end_other_sessions, end_session, export_me, delete_me,
    look_after, host_log, change_settings, add_ban, lift_ban, add_silence, lift_silence, settle_report,
    report, mute_for_everybody, send_away, quiet_watchers,
    list_games, get_game, get_cards, get_rules, get_schema, get_guide, start_guide, ready_deck, check_deck,
    list_puzzles, try_puzzle, why_in_puzzle,
    list_decks, new_deck, get_deck, change_deck, delete_deck,
    list_tables, new_table, get_table, see_invitation, join_table, leave_table, act_on,
    get_replay, get_moment, play_on_from, get_record, get_analysis, start_analysis,
    list_events, new_event, get_event, do_in_event, my_pool, check_pool_deck, build_pool_deck,
    list_seasons, add_season, drop_season, ladder, quick_state, join_quick, leave_quick, profile, profile_file,
    health, page, api_missing, table_socket, event_socket,
]  # fmt: skip
