import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { DueLater } from '@portico/domain/payment/payment-policy';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A later part of the price as it stands: still to be charged, paid, or due because it was not to be had. */
export interface LaterPart extends DueLater {
  readonly state: 'to-come' | 'paid' | 'due';
}

/** The later parts of a booking in the order of their dates. What was paid and refunded is due; a charge that was withdrawn is none. */
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

/** The same of the rows of its charges, without those that were withdrawn; `refund_id` null: nothing of it was refunded. */
export function laterPartsOf(later: readonly DueLater[], charges: readonly ChargeRow[]): LaterPart[] {
  const states = new Map(charges.map((row) => [row.due_date, stateOf(row)]));
  return later.map((part) => ({ ...part, state: states.get(part.date) ?? 'to-come' }));
}

function stateOf({ status, refund_id }: ChargeRow): LaterPart['state'] {
  if (status === 'planned') return 'to-come';
  return status === 'paid' && refund_id === null ? 'paid' : 'due';
}
