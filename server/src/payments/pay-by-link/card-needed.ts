import type { Kysely } from 'kysely';
import { dateAt } from '../../hotel/date-at.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PayLink } from '../invoice/find-pay-link.ts';
import { isCardSavedBy } from '../by-link/link-payment.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** Whether a link still needs a card: its booking stands and has not ended, and the link has saved none. */
export async function isCardNeeded(
  db: Kysely<Schema>,
  hotel: Hotel,
  { reservation, request }: Pick<Extract<PayLink, { action: 'store-card' }>, 'reservation' | 'request'>,
  now: Date,
): Promise<boolean> {
  const today = dateAt(hotel, now);
  if (reservation.status !== 'confirmed' || reservation.stay.departure < today) return false;
  return !(await isCardSavedBy(db, request));
}
