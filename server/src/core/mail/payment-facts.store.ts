import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Money } from '@portico/domain/money/money';
import type { Kysely } from 'kysely';
import { shownCard, type ShownCard } from '../payment/attempts/read-ledger.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

type Db = Kysely<Schema>;

export interface BookingKey {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/** A part of the price that was to be charged. */
export interface PaymentFacts {
  /** What was taken, once something was; else what was asked. */
  readonly money: Money;
  readonly status: string;
  /** Local date of the property; null for a payment at booking. */
  readonly dueDate: LocalDate | null;
  readonly settledAt: Date | null;
  readonly card: ShownCard | null;
}

/** Money that is refunded of a payment. */
export interface RefundFacts {
  readonly money: Money;
  readonly reason: RefundReason;
  /** Null while the provider has not said that it is done. */
  readonly refundedAt: Date | null;
  readonly payment: PaymentFacts;
}

/** An attempt of a booking. Throws when the booking has none such. */
export async function readPaymentFacts(
  db: Db,
  key: BookingKey,
  attemptId: PaymentAttemptId,
): Promise<PaymentFacts> {
  const row = await db
    .selectFrom('payment_attempt')
    .select(['amount', 'currency', 'status', 'due_date', 'settled_at', 'card_brand', 'card_last4'])
    .where('property_id', '=', key.propertyId)
    .where('reservation_id', '=', key.reservationId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return {
    money: { minor: row.amount, currency: row.currency },
    status: row.status,
    dueDate: row.due_date,
    settledAt: row.settled_at,
    card: shownCard(row),
  };
}

/** A refund of a booking. Throws when the booking has none such. */
export async function readRefundFacts(db: Db, key: BookingKey, refundId: string): Promise<RefundFacts> {
  const row = await db
    .selectFrom('refund')
    .select(['attempt_id', 'amount', 'currency', 'reason', 'refunded_at'])
    .where('property_id', '=', key.propertyId)
    .where('reservation_id', '=', key.reservationId)
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  return {
    money: { minor: row.amount, currency: row.currency },
    reason: row.reason,
    refundedAt: row.refunded_at,
    payment: await readPaymentFacts(db, key, row.attempt_id),
  };
}
