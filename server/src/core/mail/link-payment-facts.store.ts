import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import type { AttemptStatus, RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { readInvoice } from '../invoice/invoice.store.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { readOutstanding } from '../invoice/read-outstanding.ts';
import { readLinkPayment } from '../payment/by-link/link-payment.store.ts';
import { shownCard, type ShownCard } from '../payment/attempts/read-ledger.store.ts';

/** What was paid, or kept, by a pay link. */
export interface LinkPaymentFacts {
  /** Of the payer. */
  readonly email: string;
  readonly reference: string;
  readonly money: Money;
  readonly status: AttemptStatus;
  readonly settledAt: Date | null;
  readonly card: ShownCard | null;
  /** Null: a card was kept. */
  readonly invoice: Invoice | null;
  /** Of the invoice, minor units. */
  readonly outstandingMinor: number;
  /** The booking of it; null: of none. */
  readonly reservationId: ReservationId | null;
}

/** Money that is refunded of what was paid by a pay link. */
export interface LinkRefundFacts {
  readonly money: Money;
  readonly reason: RefundReason;
  /** Null while the provider has not said that it is done. */
  readonly refundedAt: Date | null;
}

/** Undefined where nobody is left to be written to. Throws when there is no such payment. */
export async function readLinkPaymentFacts(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  attemptId: PaymentAttemptId,
): Promise<LinkPaymentFacts | undefined> {
  const payment = await readLinkPayment(db, propertyId, { attemptId });
  if (payment === undefined || payment.email === '') return undefined;
  const row = await db
    .selectFrom('payment_attempt')
    .select([
      'status',
      'amount',
      'currency',
      'settled_at',
      'card_brand',
      'card_last4',
      'invoice_id',
      'reservation_id',
    ])
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const { invoice_id: invoiceId, reservation_id: reservationId } = row;
  const invoice = invoiceId === null ? null : ((await readInvoice(db, propertyId, { invoiceId })) ?? null);
  return {
    email: payment.email,
    reference: attemptId,
    money: { minor: row.amount, currency: row.currency },
    status: row.status,
    settledAt: row.settled_at,
    card: shownCard(row),
    invoice,
    outstandingMinor: invoice === null ? 0 : await readOutstanding(db, invoice),
    reservationId,
  };
}

/** Throws when the payment has no such refund. */
export async function readLinkRefundFacts(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  refundId: string,
): Promise<LinkRefundFacts> {
  const row = await db
    .selectFrom('refund')
    .select(['amount', 'currency', 'reason', 'refunded_at'])
    .where('property_id', '=', propertyId)
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  return {
    money: { minor: row.amount, currency: row.currency },
    reason: row.reason,
    refundedAt: row.refunded_at,
  };
}
