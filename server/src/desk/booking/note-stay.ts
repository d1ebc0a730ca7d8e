import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { ok, refused, type Result } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { insertNote } from './booking-note.store.ts';
import { findBooking } from './find-booking.ts';
import { readStayMark, writeStayMark, type StayMark } from './stay-mark.store.ts';

type CheckIn = 'Booking/CheckIn';
type WriteNote = 'Booking/WriteNote';
type Takes = DeskTaken<CheckIn>;
type Marking = (mark: StayMark, booking: BookedReservation) => Result<StayMark, DeskRefusal>;

/** Notes that the guests have come, or takes that back. Rule: docs/desk.md, "States of a booking". */
export function checkIn(run: Run, { number, isUndone }: Takes): Promise<Outcome<CheckIn>> {
  const now = run.clock.now();
  return markStay(run, number, { call: 'checked in', time: 'checkedInAt' }, (mark, booking) => {
    if (isUndone) {
      if (mark.checkedInAt === null) return refused({ code: 'desk.not-checked-in' });
      return mark.checkedOutAt === null
        ? ok({ ...mark, checkedInAt: null })
        : refused({ code: 'desk.checked-out' });
    }
    if (booking.status !== 'confirmed') return refused({ code: 'desk.nothing-stands' });
    if (booking.stay.arrival > dateAt(run.hotel, now)) return refused({ code: 'desk.not-yet' });
    return mark.checkedInAt === null
      ? ok({ ...mark, checkedInAt: now })
      : refused({ code: 'desk.checked-in' });
  });
}

/** Notes that the guests have left, or takes that back. Rule: docs/desk.md, "States of a booking". */
export function checkOut(run: Run, { number, isUndone }: Takes): Promise<Outcome<CheckIn>> {
  const now = run.clock.now();
  return markStay(run, number, { call: 'checked out', time: 'checkedOutAt' }, (mark) => {
    if (mark.checkedInAt === null) return refused({ code: 'desk.not-checked-in' });
    if (isUndone) return ok({ ...mark, checkedOutAt: null });
    return mark.checkedOutAt === null
      ? ok({ ...mark, checkedOutAt: now })
      : refused({ code: 'desk.checked-out' });
  });
}

async function markStay(
  run: Run,
  number: string,
  { call, time }: { readonly call: string; readonly time: 'checkedInAt' | 'checkedOutAt' },
  marking: Marking,
): Promise<Outcome<CheckIn>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { propertyId, reservationId, referenceNumber } = found.value;
  run.audit({ reservationId });
  const marked = await inTransaction(run.database, async (tx): Promise<Result<StayMark, DeskRefusal>> => {
    const booking = await lockReservation(tx, propertyId, reservationId);
    if (booking === undefined) return refused({ code: 'desk.not-a-booking' });
    const before = await readStayMark(tx, propertyId, reservationId);
    const after = marking(before, booking);
    if (after.ok) {
      await writeStayMark(tx, booking, after.value);
      const text = (at: Date | null) => at?.toISOString() ?? '';
      run.audit({ what: [{ what: call, was: text(before[time]), now: text(after.value[time]) }] });
    }
    return after;
  });
  return marked.ok ? ok({ number: referenceNumber, at: marked.value[time]?.toISOString() ?? null }) : marked;
}

/** Writes a note that guests never see. */
export async function writeNote(
  run: Run,
  { number, text }: DeskTaken<WriteNote>,
): Promise<Outcome<WriteNote>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { reservationId, referenceNumber } = found.value;
  const at = run.clock.now();
  run.audit({ reservationId });
  await insertNote(run.database.kysely, found.value, { at, text, madeBy: run.operator.name });
  return ok({ number: referenceNumber, at: at.toISOString() });
}
