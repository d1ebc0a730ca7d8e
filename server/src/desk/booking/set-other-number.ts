import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { readConnection } from '../../connections/connection.store.ts';
import { setOtherNumber } from '../../connections/other-number.store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { findBooking } from './find-booking.ts';

type SetNumber = 'Booking/SetOtherNumber';

/** Notes what another system calls a booking. Rule: docs/connections.md, "Acts". */
export async function noteOtherNumber(
  run: Run,
  { number, connectionId, otherNumber }: DeskTaken<SetNumber>,
): Promise<Outcome<SetNumber>> {
  const { operator, hotel } = run;
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { propertyId, reservationId, referenceNumber } = found.value;
  run.audit({ reservationId });
  const id = operator.kind === 'connection' ? operator.connectionId : connectionId;
  const key = id === null ? undefined : { propertyId: hotel.propertyId, connectionId: id };
  const connection = key && (await readConnection(run.database.kysely, key));
  if (connection === undefined) return refused({ code: 'desk.connection-unknown', facts: { id: id ?? '' } });
  const was = await inTransaction(run.database, async (tx) => {
    await lockReservation(tx, propertyId, reservationId);
    return setOtherNumber(tx, connection, reservationId, otherNumber);
  });
  const what = `number at ${connection.name}`;
  run.audit({ what: [{ what, was: was ?? '', now: otherNumber ?? '' }] });
  return ok({ number: referenceNumber, otherNumber });
}
