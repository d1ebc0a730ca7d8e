import type { ManageUpdateRequest } from '@portico/contract/calls/manage-update';
import { refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { tryCard } from '../../core/limits/card-tries.ts';
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
 * Changes a booking, where the caller has not had too many cards declined. A card counts as declined until it has paid,
 * or was not asked. Whoever asks again about a change that was begun is answered all the same. Rule: docs/limits.md, "Cards".
 */
export async function updateWithinLimits(
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
