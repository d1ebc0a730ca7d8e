import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { setArrivalTime } from '../../reservation/arrival-time.store.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { findBooking } from './find-booking.ts';
import { changedMeanwhile } from './refused-by-hotel.ts';

type SetTime = 'Booking/SetArrivalTime';

/** Notes when the guests expect to arrive, as they told the hotel. Rule: docs/pre-check-in.md, "Arrival time". */
export async function noteArrivalTime(
  run: Run,
  { number, version, time }: DeskTaken<SetTime>,
): Promise<Outcome<SetTime>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { propertyId, reservationId } = found.value;
  run.audit({ reservationId });
  return inTransaction(run.database, async (tx): Promise<Outcome<SetTime>> => {
    const booking = await lockReservation(tx, propertyId, reservationId);
    if (booking?.status !== 'confirmed') return refused({ code: 'desk.nothing-stands' });
    if (version !== null && version !== booking.version) return changedMeanwhile(run, booking);
    await setArrivalTime(tx, booking, time);
    run.audit({ what: [{ what: 'expected arrival', was: booking.arrivalTime ?? '', now: time ?? '' }] });
    return ok({ number: booking.referenceNumber, version: booking.version + 1 });
  });
}
