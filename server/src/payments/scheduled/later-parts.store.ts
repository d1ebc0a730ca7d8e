import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { DueLater } from '@portico/domain/payment/payment-policy';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A later part of the price: scheduled, paid, or due because it could not be charged. */
export interface LaterPart extends DueLater {
  readonly state: 'to-come' | 'paid' | 'due';
}

/** Later parts of a booking, by date. A refunded part is due again; a withdrawn charge is omitted. */
export async function readLaterParts(
  db: Kysely<Schema>,
  booking: {
    readonly propertyId: PropertyId;
    readonly reservationId: ReservationId;
    readonly due: { readonly later: readonly DueLater[] };
  },
): Promise<LaterPart[]> {
  if (booking.due.later.length === 0) return [];
  const rows = await db
    .selectFrom('payment_attempt')
    .leftJoin('refund', (join) =>
      join
        .onRef('refund.property_id', '=', 'payment_attempt.property_id')
        .onRef('refund.attempt_id', '=', 'payment_attempt.attempt_id'),
    )
    .select(['payment_attempt.due_date', 'payment_attempt.status', 'refund.refund_id'])
    .where('payment_attempt.property_id', '=', booking.propertyId)
    .where('payment_attempt.reservation_id', '=', booking.reservationId)
    .where('payment_attempt.due_date', 'is not', null)
    .where('payment_attempt.status', '<>', 'cancelled')
    .execute();
  return laterPartsOf(booking.due.later, rows);
}

interface ChargeRow {
  readonly due_date: LocalDate | null;
  readonly status: string;
  readonly refund_id: string | null;
}

/**
 * The same from the rows of its charges, without withdrawn ones; `refund_id` null: nothing refunded. Of several tries of
 * a day the one that paid counts, else one that is to come.
 */
export function laterPartsOf(later: readonly DueLater[], charges: readonly ChargeRow[]): LaterPart[] {
  return later.map((part) => {
    const tries = charges.filter((row) => row.due_date === part.date).map(stateOf);
    const isDue = tries.length > 0 && tries.every((state) => state === 'due');
    return { ...part, state: tries.includes('paid') ? 'paid' : isDue ? 'due' : 'to-come' };
  });
}

function stateOf({ status, refund_id }: ChargeRow): LaterPart['state'] {
  if (status === 'planned') return 'to-come';
  return status === 'paid' && refund_id === null ? 'paid' : 'due';
}
