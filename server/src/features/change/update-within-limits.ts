import type { ManageUpdateRequest } from '@portico/contract/calls/manage-update';
import { refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { tryCard } from '../../core/limits/card-tries.ts';
import { takeMail, type MailAllowance } from '../../core/limits/mail-allowance.ts';
import { readReservation } from '../../core/reservation/read-reservation.store.ts';
import { isKeyKnown } from '../../core/once/idempotency.store.ts';
import type { ChangeDeps } from './change-deps.ts';
import { UPDATE_SCOPE, updateBooking, type UpdateCaller, type Updated } from './update-booking.ts';
import type { UpdateRefusal } from './update-refusal.ts';

export interface UpdatedWithinLimits {
  readonly updated: Result<Updated, UpdateRefusal>;
  /** Milliseconds for which the answer is to wait; everything is decided. */
  readonly waitMs: number;
}

/**
 * Changes a booking, where it writes to no mailbox that too many bookings write to, and the caller has not had too many
 * cards declined. A card counts as declined until it has paid,
 * or was not asked. Whoever asks again about a change that was begun is answered all the same. Rule: docs/limits.md, "Cards".
 */
export async function updateWithinLimits(
  deps: ChangeDeps,
  hotel: Hotel,
  body: ManageUpdateRequest,
  by: UpdateCaller,
): Promise<UpdatedWithinLimits> {
  const mail = await takeNewMailbox(deps, hotel, body, by);
  if (mail?.isOpen === false) {
    const { thing, opensInS } = mail;
    return { updated: refused({ code: 'request.too-many', thing, opensInS }), waitMs: 0 };
  }
  const tried = await updateWithCard(deps, hotel, body, by).catch(async (error: unknown) => {
    await mail?.release();
    throw error;
  });
  if (!(tried.updated.ok && tried.updated.value.Success)) await mail?.release();
  return tried;
}

/** Counted where the mails of the booking go to another address from now on. */
async function takeNewMailbox(
  deps: ChangeDeps,
  { propertyId }: Hotel,
  { Booker, ReservationId }: ManageUpdateRequest,
  { address }: UpdateCaller,
): Promise<MailAllowance | undefined> {
  const booked =
    Booker && (await readReservation(deps.database.kysely, propertyId, { reservationId: ReservationId }));
  if (!booked || Booker.Email.trim().toLowerCase() === booked.booker.email.toLowerCase()) return undefined;
  return takeMail(deps, { propertyId, address, email: Booker.Email });
}

async function updateWithCard(
  deps: ChangeDeps,
  hotel: Hotel,
  body: ManageUpdateRequest,
  by: UpdateCaller,
): Promise<UpdatedWithinLimits> {
  const { propertyId } = hotel;
  if (!body.CardDetails) return { updated: await updateBooking(deps, hotel, body, by), waitMs: 0 };
  const card = await tryCard(deps, { propertyId, address: by.address });
  const key = { propertyId, scope: UPDATE_SCOPE, key: by.idempotencyKey };
  if (!card.isOpen && !(await isKeyKnown(deps.database.kysely, key))) {
    const { opensInS } = card;
    return { updated: refused({ code: 'request.too-many', thing: 'cards', opensInS }), waitMs: 0 };
  }
  const release = async () => (card.isOpen ? card.release() : undefined);
  const updated = await updateBooking(deps, hotel, body, by).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const isOpen =
    updated.ok && (updated.value.Status === 'ActionRequired' || updated.value.Status === 'Pending');
  const isDeclined = updated.ok && updated.value.isDeclined;
  if (!isOpen && !isDeclined) await release();
  return { updated, waitMs: isDeclined && card.isOpen ? card.declined() : 0 };
}
