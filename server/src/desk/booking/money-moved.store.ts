import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { AttemptPurpose, AttemptStatus } from '@portico/domain/payment/payment-attempt';
import { sql, type Kysely } from 'kysely';
import { readDeskPayments, type DeskPayment } from '../../payments/at-hotel/desk-payment.store.ts';
import { shownCard, type ShownCard } from '../../payments/attempts/read-ledger.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

type OfBooking = { readonly propertyId: PropertyId; readonly reservationId: ReservationId };

/** A payment of a booking, or one that was tried; minor units. */
export interface TriedPayment {
  readonly at: Date;
  readonly attemptId: PaymentAttemptId;
  readonly purpose: AttemptPurpose;
  readonly status: AttemptStatus;
  readonly minor: number;
  readonly card: ShownCard | null;
  /** When a later part is charged; null: at once. */
  readonly dueDate: LocalDate | null;
}

/** A refund, from the time it was ordered. */
export interface OrderedRefund {
  readonly at: Date;
  readonly attemptId: PaymentAttemptId;
  readonly minor: number;
  readonly card: ShownCard | null;
  readonly state: 'on-its-way' | 'done' | 'refused';
}

/** All money of a booking, each list in chronological order. */
export interface MoneyMoved {
  readonly payments: readonly TriedPayment[];
  readonly refunds: readonly OrderedRefund[];
  readonly atHotel: readonly DeskPayment[];
}

type CardColumns = Parameters<typeof shownCard>[0];

export async function readMoneyMoved(db: Kysely<Schema>, of: OfBooking): Promise<MoneyMoved> {
  const { propertyId, reservationId } = of;
  const { rows: payments } = await sql<Omit<TriedPayment, 'card'> & CardColumns>`
    SELECT coalesce(settled_at, created_at) AS at, attempt_id AS "attemptId", purpose, status, amount AS minor,
      card_brand, card_last4, due_date AS "dueDate"
    FROM payment_attempt
    WHERE property_id = ${propertyId} AND reservation_id = ${reservationId} AND kind = 'charge'
    ORDER BY at, attempt_id`.execute(db);
  const { rows: refunds } = await sql<Omit<OrderedRefund, 'card'> & CardColumns>`
    SELECT refund.created_at AS at, attempt_id AS "attemptId", refund.amount AS minor, card_brand, card_last4,
      CASE WHEN refunded_at IS NOT NULL THEN 'done' WHEN refused_at IS NOT NULL THEN 'refused'
        ELSE 'on-its-way' END AS state
    FROM refund JOIN payment_attempt USING (property_id, attempt_id)
    WHERE property_id = ${propertyId} AND refund.reservation_id = ${reservationId}
    ORDER BY at, refund_id`.execute(db);
  const atHotel = await readDeskPayments(db, of);
  return { payments: payments.map(withCard), refunds: refunds.map(withCard), atHotel };
}

function withCard<Row extends CardColumns>({ card_brand, card_last4, ...row }: Row) {
  return { ...row, card: shownCard({ card_brand, card_last4 }) };
}
