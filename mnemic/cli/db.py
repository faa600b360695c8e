"""`mnemic db …`: move a database between schema revisions."""

from __future__ import annotations

from mnemic.cli.loop import complete
from mnemic.cli.places import Place, database, require_store
from mnemic.cli.render import database_status
from mnemic.cli.screen import Screen, write_document
from mnemic.cli.views import DatabaseView
from mnemic.errors import InvalidInput
from mnemic.memory.model import encode
from mnemic.migrations import current, downgrade, upgrade
from mnemic.stores.postgres import EXPECTED_REVISION, open_postgres


def show_status(store: str, *, as_json: bool) -> int:
    """Say where a database stands; status 1 when this version cannot use it."""
    require_store(store)

    async def work() -> DatabaseView:
        async with database(store) as place:
            return await _view(place)

    return _shown(complete(work), as_json=as_json)


def move_up(store: str, *, target: str, as_json: bool) -> int:
    """Move a database up to a revision, making a new embedded one when there is none."""

    async def work() -> DatabaseView:
        async with database(store) as place:
            before = await current(place.dsn)
            await upgrade(place.dsn, target)
            return await _view(place, before=before)

    return _shown(complete(work), as_json=as_json, moved=True)


def move_down(store: str, *, target: str, confirmed: bool, as_json: bool) -> int:
    """Move a database down to a revision; what that revision cannot hold is gone."""
    if not confirmed:
        raise InvalidInput(
            "a downgrade erases what the older revision cannot hold, and base erases everything; "
            "repeat it with --confirm"
        )
    require_store(store)

    async def work() -> DatabaseView:
        async with database(store) as place:
            before = await current(place.dsn)
            await downgrade(place.dsn, target)
            return await _view(place, before=before)

    return _shown(complete(work), as_json=as_json, moved=True)


async def _view(place: Place, *, before: str | None = None) -> DatabaseView:
    revision = await current(place.dsn)
    principals = None
    if revision == EXPECTED_REVISION:
        async with open_postgres(place.dsn, connections=1) as store:
            principals = (await store.status()).principals
    return DatabaseView(
        kind=place.kind,
        location=place.location,
        revision=revision,
        expected_revision=EXPECTED_REVISION,
        up_to_date=revision == EXPECTED_REVISION,
        principals=principals,
        moved_from=before,
    )


def _shown(view: DatabaseView, *, as_json: bool, moved: bool = False) -> int:
    if as_json:
        write_document(encode(view))
    else:
        database_status(Screen(), view, moved=moved)
    return 0 if view.up_to_date or moved else 1
