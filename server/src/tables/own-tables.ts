import { ownTableSystem } from '@portico/contract/table-system';
import { bookTable, type BookTableDeps } from './book-table.ts';
import { cancelTable, findTable, type CancelTableDeps } from './cancel-table.ts';
import { changeCovers, type ChangeCovers } from './quarter.store.ts';
import type { TablePort } from './table-port.ts';
import { offeredTimes } from './table-times.ts';

export type OwnTablesDeps = Omit<BookTableDeps & CancelTableDeps, 'changeCovers'> & {
  /** The correct one by default. */
  readonly changeCovers?: ChangeCovers;
};

/** The built-in table system: covers are rows of our database. Rule: docs/tables.md. */
export function ownTables(given: OwnTablesDeps): TablePort {
  const deps = { changeCovers, ...given };
  const { database, clock } = deps;
  return {
    type: ownTableSystem,
    readTimes: (place, asked) => offeredTimes(database.kysely, place, asked, clock.now()),
    book: (place, requested, request) => bookTable(deps, place, requested, request),
    find: (hotel, link) => findTable(deps, hotel, link),
    cancel: (hotel, link) => cancelTable(deps, hotel, link),
  };
}
