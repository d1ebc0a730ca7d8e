import { sql } from 'kysely';
import { paidMinor } from '../../reservation/paid-minor.store.ts';
import { isFailedCharge } from '../../payments/scheduled/scheduled-charge.store.ts';

// Of the row of `reservation` that a query calls `r`.

/** Still to be charged of it by the charges to come, minor units. */
export const plannedMinor = sql<number>`(SELECT coalesce(sum(amount), 0)::bigint FROM payment_attempt AS planned
  WHERE planned.property_id = r.property_id AND planned.reservation_id = r.reservation_id
    AND planned.status = 'planned')`;

/**
 * A later part could not be charged, and some of it is still to be paid: `leftOfFailedPart` of
 * domain/src/payment/failed-part.ts is above zero.
 */
export const hasUncharged = sql<boolean>`EXISTS (SELECT FROM payment_attempt AS attempt
  WHERE attempt.property_id = r.property_id AND attempt.reservation_id = r.reservation_id
    AND ${isFailedCharge('attempt')}
    AND coalesce(
      (SELECT (part ->> 'minor')::bigint FROM jsonb_array_elements(r.due_later) AS part
        WHERE part ->> 'date' = attempt.due_date::text),
      CASE WHEN r.due_on_invoice > 0 THEN attempt.amount ELSE 0 END) > 0
    AND r.gross - r.voucher_amount - ${paidMinor} > ${plannedMinor})`;
