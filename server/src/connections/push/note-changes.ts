import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readChangedBookings } from '../changed-booking.store.ts';
import type { ConnectionKey } from '../connection.store.ts';
import { lockPlace, noteChanges } from './reservation-push.store.ts';

const CHANGES_AT_ONCE = 200;

/** Notes bookings that have changed as such that the other system has to be told of. True: there may be more. */
export function noteSomeChanges(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  connection: ConnectionKey,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const after = await lockPlace(tx, connection);
    if (after === undefined) return false;
    const limit = CHANGES_AT_ONCE;
    const [first, ...others] = await readChangedBookings(tx, connection, { after, limit });
    if (first === undefined) return false;
    await noteChanges(tx, connection, [first, ...others], clock.now());
    return others.length + 1 === limit;
  });
}
