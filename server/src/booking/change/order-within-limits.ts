import { refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../hotel/hotel.ts';
import { tryCard } from '../../limits/card-tries.ts';
import { takeLimits, type TakenLimits } from '../../limits/take-limits.ts';
import { isKeyKnown } from '../../platform/once/idempotency.store.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { isOtherEmail } from './ask-email-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import { orderChange, type OrderDone } from './order-change.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import type { ChangeCaller, OrderedChange } from './ordered-change.ts';

export interface OrderedWithinLimits {
  readonly done: Result<OrderDone, BookingRefusal>;
  /** Milliseconds for which the answer is to wait; everything is decided. */
  readonly waitMs: number;
}

/**
 * Changes a booking, where it writes to no mailbox that too many bookings write to, and the caller has not had too many
 * cards declined. A card counts as declined until it has paid,
 * or was not asked. Whoever asks again about a change that was begun is answered all the same. Rule: docs/limits.md, "Cards".
 */
export async function orderWithinLimits(
  deps: ChangeDeps,
  hotel: Hotel,
  order: OrderedChange,
  by: ChangeCaller,
): Promise<OrderedWithinLimits> {
  const mail = await takeNewMailbox(deps, hotel, order, by);
  if (mail?.isOpen === false) {
    const { thing, opensInS } = mail;
    return { done: refused({ code: 'request.too-many', thing, opensInS }), waitMs: 0 };
  }
  const tried = await orderWithCard(deps, hotel, order, by).catch(async (error: unknown) => {
    await mail?.release();
    throw error;
  });
  if (!(tried.done.ok && tried.done.value.Success)) await mail?.release();
  return tried;
}

/** Counted where another mailbox is asked to confirm that it takes the booking's mails. */
async function takeNewMailbox(
  deps: ChangeDeps,
  { propertyId }: Hotel,
  { askedEmail: email, reservationId }: OrderedChange,
  { address }: ChangeCaller,
): Promise<TakenLimits | undefined> {
  if (email === undefined) return undefined;
  const booked = await readReservation(deps.database.kysely, propertyId, { reservationId });
  if (!booked || !isOtherEmail(email, booked)) return undefined;
  const who = { propertyId, address, mailbox: email };
  return takeLimits(deps, who, { mailsPerRecipient: 1, mailsPerAddress: 1 });
}

async function orderWithCard(
  deps: ChangeDeps,
  hotel: Hotel,
  order: OrderedChange,
  by: ChangeCaller,
): Promise<OrderedWithinLimits> {
  const { propertyId } = hotel;
  if (order.card === null) return { done: await orderChange(deps, hotel, order, by), waitMs: 0 };
  const card = await tryCard(deps, { propertyId, address: by.address });
  const key = { propertyId, scope: order.scope, key: by.idempotencyKey };
  if (!card.isOpen && !(await isKeyKnown(deps.database.kysely, key))) {
    const { opensInS } = card;
    return { done: refused({ code: 'request.too-many', thing: 'cards', opensInS }), waitMs: 0 };
  }
  const release = async () => (card.isOpen ? card.release() : undefined);
  const done = await orderChange(deps, hotel, order, by).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const isOpen = done.ok && (done.value.Status === 'ActionRequired' || done.value.Status === 'Pending');
  const isDeclined = done.ok && done.value.isDeclined;
  if (!isOpen && !isDeclined) await release();
  return { done, waitMs: isDeclined && card.isOpen ? card.declined() : 0 };
}
