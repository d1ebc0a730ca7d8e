import type { Result } from '@portico/domain/result';
import type { Hotel } from '../../hotel/hotel.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import {
  nothingBegun,
  withinLimits,
  type Limited,
  type Outcome,
  type WithinLimits,
} from '../submit/within-limits.ts';
import { isOtherEmail } from './request-email-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import { changeBooking, type ChangeDone } from './change-booking.ts';
import type { ChangeCaller, ChangeCommand } from './change-command.ts';

/** Changes a booking within the limits on cards and on mails to a new mailbox. Rule: docs/limits.md. */
export async function changeWithinLimits(
  deps: ChangeDeps,
  hotel: Hotel,
  command: ChangeCommand,
  by: ChangeCaller,
): Promise<WithinLimits<ChangeDone>> {
  const limited: Limited[] = [];
  const mailbox = await newMailbox(deps, hotel, command);
  if (mailbox !== undefined) limited.push({ kind: 'mailbox', mailbox, isPaidNow: false });
  if (command.card !== null) limited.push({ kind: 'card' });
  const { propertyId } = hotel;
  const caller = { propertyId, address: by.address, scope: command.scope, key: by.idempotencyKey };
  return withinLimits(deps, caller, limited, () => changeBooking(deps, hotel, command, by), outcomeOf);
}

/** The new mailbox to be confirmed; undefined: none. */
async function newMailbox(
  deps: ChangeDeps,
  { propertyId }: Hotel,
  { requestedEmail: email, reservationId }: ChangeCommand,
): Promise<string | undefined> {
  if (email === undefined) return undefined;
  const booked = await readReservation(deps.database.kysely, propertyId, { reservationId });
  return booked && isOtherEmail(email, booked) ? email : undefined;
}

function outcomeOf(done: Result<ChangeDone, BookingRefusal>): Outcome {
  if (!done.ok) return nothingBegun;
  const { isFirst, isDeclined, Success, Status } = done.value;
  const isOpen = Status === 'ActionRequired' || Status === 'Pending';
  return { isBegun: isFirst, isMailed: Success, isCardCounted: isOpen || isDeclined, isDeclined };
}
