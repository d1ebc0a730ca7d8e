import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { LocalMoment } from '@portico/domain/reservation/cancellation-policy';
import { cancelBefore, mayCancelTable } from '@portico/domain/tables/cancel-until';
import { quartersTaken } from '@portico/domain/tables/table-times';
import type { Transaction } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Secrets } from '../access/seal.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedTable } from './booked-table.ts';
import type { ChangeCovers } from './quarter.store.ts';
import { lockTable, markCancelled, readTable } from './table-booking.store.ts';
import { announceTable } from './announce-table.ts';
import { readTableLink, type TableLink } from './table-link.ts';
import type { CancelTableRefusal, ShownLink } from './table-port.ts';

export interface CancelTableDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly changeCovers: ChangeCovers;
}

/** The hotel's current deadline for cancelling a table. */
export function cancelBeforeOf(
  { restaurants }: Pick<Hotel, 'restaurants'>,
  table: Pick<BookedTable, 'restaurantId' | 'date' | 'quarter'>,
): LocalMoment {
  return cancelBefore(restaurants.get(table.restaurantId)?.rules.cancelUntil ?? null, table);
}

/** Whether the guest may cancel it now. Rule: docs/tables.md, "Cancelling". */
export function isCancellable(hotel: Hotel, table: BookedTable, now: Date): boolean {
  const clock = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  return table.cancelledAt === null && mayCancelTable(cancelBeforeOf(hotel, table), clock);
}

/** The table of a link, until 30 days after the visit. */
export async function findTable(
  { database, clock, secrets }: Omit<CancelTableDeps, 'changeCovers'>,
  hotel: Hotel,
  shown: ShownLink,
): Promise<BookedTable | undefined> {
  const link = openLink(secrets, hotel, shown, clock.now());
  const table = link && (await readTable(database.kysely, link));
  return table && opens(link, shown, table) ? table : undefined;
}

/** Releases the covers and notifies guest and hotel, once; repeated after a lost commit. */
export async function cancelTable(
  deps: CancelTableDeps,
  hotel: Hotel,
  shown: ShownLink,
): Promise<Result<BookedTable, CancelTableRefusal>> {
  const now = deps.clock.now();
  const link = openLink(deps.secrets, hotel, shown, now);
  if (link === undefined) return refused({ code: 'link.invalid' });
  return inTransaction(
    deps.database,
    async (tx) => {
      const table = await lockTable(tx, link);
      if (table === undefined || !opens(link, shown, table)) return refused({ code: 'link.invalid' });
      if (table.cancelledAt !== null) return ok(table);
      if (!isCancellable(hotel, table, now)) return refused({ code: 'table.too-late' });
      return ok(await cancelLocked(tx, deps, hotel, table, now));
    },
    { retryable: true },
  );
}

async function cancelLocked(
  tx: Transaction<Schema>,
  { changeCovers }: CancelTableDeps,
  hotel: Hotel,
  table: BookedTable,
  now: Date,
): Promise<BookedTable> {
  await changeCovers(tx, table, quartersTaken(table), -table.party);
  await markCancelled(tx, table, now);
  const cancelled = { ...table, cancelledAt: now };
  await announceTable(tx, hotel, cancelled, 'cancelled', now);
  return cancelled;
}

function openLink(secrets: Secrets, hotel: Hotel, { code }: ShownLink, now: Date): TableLink | undefined {
  const link = readTableLink(secrets, code);
  if (link === undefined || link.propertyId !== hotel.propertyId) return undefined;
  const { date } = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  return date > link.openUntil ? undefined : link;
}

function opens(link: TableLink, { referenceNumber }: ShownLink, table: BookedTable): boolean {
  return table.linkVersion === link.linkVersion && table.referenceNumber === referenceNumber.toUpperCase();
}
