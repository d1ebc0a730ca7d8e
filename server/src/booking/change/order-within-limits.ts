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
import { isOtherEmail } from './ask-email-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import { orderChange, type OrderDone } from './order-change.ts';
import type { ChangeCaller, OrderedChange } from './ordered-change.ts';

/** Changes a booking within the limits on cards and on mails to a new mailbox. Rule: docs/limits.md. */
export async function orderWithinLimits(
  deps: ChangeDeps,
  hotel: Hotel,
  order: OrderedChange,
  by: ChangeCaller,
): Promise<WithinLimits<OrderDone>> {
  const limited: Limited[] = [];
  const mailbox = await newMailbox(deps, hotel, order);
  if (mailbox !== undefined) limited.push({ kind: 'mailbox', mailbox, isPaidNow: false });
  if (order.card !== null) limited.push({ kind: 'card' });
  const { propertyId } = hotel;
  const caller = { propertyId, address: by.address, scope: order.scope, key: by.idempotencyKey };
  return withinLimits(deps, caller, limited, () => orderChange(deps, hotel, order, by), outcomeOf);
}

/** The new mailbox to be confirmed; undefined: none. */
async function newMailbox(
  deps: ChangeDeps,
  { propertyId }: Hotel,
  { askedEmail: email, reservationId }: OrderedChange,
): Promise<string | undefined> {
  if (email === undefined) return undefined;
  const booked = await readReservation(deps.database.kysely, propertyId, { reservationId });
  return booked && isOtherEmail(email, booked) ? email : undefined;
}

function outcomeOf(done: Result<OrderDone, BookingRefusal>): Outcome {
  if (!done.ok) return nothingBegun;
  const { isFirst, isDeclined, Success, Status } = done.value;
  const isOpen = Status === 'ActionRequired' || Status === 'Pending';
  return { isBegun: isFirst, isMailed: Success, isCardCounted: isOpen || isDeclined, isDeclined };
}
