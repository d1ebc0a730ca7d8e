import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { InvoiceId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { AttemptStatus, RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Money } from '@portico/domain/money/money';
import type { Kysely } from 'kysely';
import { shownCard, type ShownCard } from '../payments/attempts/read-ledger.store.ts';
import type { AttemptKey } from '../payments/payment-port.ts';
import type { RefundKey } from '../payments/refunds/refund.store.ts';
import type { Schema } from '../platform/database/schema.types.ts';

type Db = Kysely<Schema>;

export interface BookingKey {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/** A payment, or a card to be saved. */
export interface PaymentFacts {
  /** The amount taken, or else requested. */
  readonly money: Money;
  readonly status: AttemptStatus;
  /** Local date of the property; null for a payment at booking. */
  readonly dueDate: LocalDate | null;
  readonly settledAt: Date | null;
  readonly card: ShownCard | null;
  /** Null: it pays a booking, or saves a card for one. */
  readonly invoiceId: InvoiceId | null;
  /** Null: none. */
  readonly reservationId: ReservationId | null;
}

export interface RefundFacts {
  readonly money: Money;
  readonly reason: RefundReason;
  /** Null until the provider confirms it. */
  readonly refundedAt: Date | null;
  readonly payment: PaymentFacts;
}

/** Throws when there is no such payment. */
export async function readPaymentFacts(db: Db, { propertyId, attemptId }: AttemptKey): Promise<PaymentFacts> {
  const row = await db
    .selectFrom('payment_attempt')
    .select(['amount', 'currency', 'card_brand', 'card_last4', 'status'])
    .select(['due_date as dueDate', 'settled_at as settledAt'])
    .select(['invoice_id as invoiceId', 'reservation_id as reservationId'])
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const { amount: minor, currency, card_brand, card_last4, ...facts } = row;
  return { ...facts, money: { minor, currency }, card: shownCard({ card_brand, card_last4 }) };
}

/** Throws when the hotel has no such refund. */
export async function readRefundFacts(db: Db, { propertyId, refundId }: RefundKey): Promise<RefundFacts> {
  const row = await db
    .selectFrom('refund')
    .select(['attempt_id', 'amount', 'currency', 'reason', 'refunded_at'])
    .where('property_id', '=', propertyId)
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  return {
    money: { minor: row.amount, currency: row.currency },
    reason: row.reason,
    refundedAt: row.refunded_at,
    payment: await readPaymentFacts(db, { propertyId, attemptId: row.attempt_id }),
  };
}
