import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../../platform/database/write-together.ts';
import { ADDRESS_DECLINES, HOTEL_DECLINES, DECLINES_WINDOW_S } from './declines.ts';
import { WHOLE_HOTEL, windowAt } from './window-at.ts';

interface Booking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/** Counts the card of a reservation that is locked as declined no more. Nothing where it was settled before. */
export function releaseCardTryWrite({ propertyId, reservationId }: Booking): Write {
  return sql`
    UPDATE rate_limit AS l SET counted = greatest(l.counted - 1, 0)
    FROM reservation AS r
    WHERE r.property_id = ${propertyId} AND r.reservation_id = ${reservationId}
      AND l.property_id = ${propertyId} AND l.kind = ${ADDRESS_DECLINES}
      AND l.subject = r.card_try_subject AND l.window_start = r.card_try_window`;
}

/** Counts a decline for the hotel as a whole, beyond its limit too. */
export function countDeclineWrite({ propertyId }: Pick<Booking, 'propertyId'>, now: Date): Write {
  const { from, to } = windowAt(now, DECLINES_WINDOW_S);
  return sql`
    INSERT INTO rate_limit AS l (property_id, kind, subject, window_start, window_end, counted)
    VALUES (${propertyId}, ${HOTEL_DECLINES}, ${WHOLE_HOTEL}, ${from}, ${to}, 1)
    ON CONFLICT (property_id, kind, subject, window_start) DO UPDATE SET counted = l.counted + 1`;
}

/** The same at once, of a card that was to pay something else than a booking that is made, or to be kept. */
export function countDecline(
  tx: Transaction<Schema>,
  { propertyId }: Pick<Booking, 'propertyId'>,
  now: Date,
): Promise<void> {
  return writeTogether(tx, [countDeclineWrite({ propertyId }, now)]);
}
