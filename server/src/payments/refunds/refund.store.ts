import type { ChangeId, PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { subjectOf } from '../attempts/attempt-ref.store.ts';
import type { PaymentSubject } from '../attempts/attempt.ts';
import type { PaidThing } from '../attempts/payment-events.ts';
import { lockAttempt } from '../attempts/payment-ledger.store.ts';
import { newId } from '../../platform/ids.ts';
import type { AttemptKey, KnownAttempt } from '../payment-port.ts';
import type { RefundTable } from '../../platform/database/booked-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';

export interface RefundKey {
  readonly propertyId: PropertyId;
  readonly refundId: string;
}

interface BookingKey {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

export interface Refund extends RefundKey {
  readonly attemptId: PaymentAttemptId;
  /** Null: it paid an invoice without a booking. */
  readonly reservationId: ReservationId | null;
  readonly money: Money;
  readonly reason: RefundReason;
  /** The change or cancellation that causes it; null: none. */
  readonly changeId: ChangeId | null;
  readonly createdAt: Date;
  /** Whether the guest is mailed about it. */
  readonly isTold: boolean;
  /** Null until the provider confirms it. */
  readonly refundedAt: Date | null;
  /** When the provider refused it; null: it has not. */
  readonly refusedAt: Date | null;
}

export function insertRefundWrite(
  tx: Transaction<Schema>,
  refund: Omit<Refund, 'refundedAt' | 'refusedAt'>,
): Write {
  return tx.insertInto('refund').values({
    property_id: refund.propertyId,
    refund_id: refund.refundId,
    attempt_id: refund.attemptId,
    reservation_id: refund.reservationId,
    amount: refund.money.minor,
    currency: refund.money.currency,
    reason: refund.reason,
    change_id: refund.changeId,
    created_at: refund.createdAt,
    is_told: refund.isTold,
  });
}

/**
 * Enters what the provider has refunded of a payment beyond the refunds of the ledger: all it has refunded is then
 * `totalMinor`. Nothing when the ledger has as much already.
 */
export async function enterRefund(
  tx: Transaction<Schema>,
  key: AttemptKey,
  totalMinor: number,
  now: Date,
): Promise<void> {
  await lockAttempt(tx, key);
  await sql`
    INSERT INTO refund (property_id, refund_id, attempt_id, reservation_id, amount, currency, reason, created_at,
      refunded_at, is_told)
    SELECT property_id, ${newId()}::uuid, attempt_id, reservation_id, ${totalMinor}::bigint - known, currency,
      CASE WHEN ${totalMinor}::bigint = amount THEN 'cancelled' ELSE 'changed' END, ${now}, ${now}, false
    FROM payment_attempt AS attempt
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0) AS known FROM refund
      WHERE refund.property_id = ${key.propertyId} AND refund.attempt_id = attempt.attempt_id
    ) AS entered
    WHERE property_id = ${key.propertyId} AND attempt_id = ${key.attemptId} AND status = 'paid'
      AND known < ${totalMinor}::bigint`.execute(tx);
}

/** The part of each payment of a reservation with no refund ordered; newest payment first. */
export async function readRefundable(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: BookingKey,
): Promise<{ readonly attemptId: PaymentAttemptId; readonly money: Money }[]> {
  const { rows } = await sql<{ attemptId: PaymentAttemptId } & Money>`
    SELECT attempt_id AS "attemptId", currency,
      (attempt.amount - coalesce((
        SELECT sum(refund.amount) FROM refund
        WHERE refund.property_id = attempt.property_id AND refund.attempt_id = attempt.attempt_id), 0))::bigint AS minor
    FROM payment_attempt AS attempt
    WHERE property_id = ${propertyId} AND reservation_id = ${reservationId} AND status = 'paid'
    ORDER BY settled_at DESC, attempt_id DESC`.execute(tx);
  return rows
    .filter(({ minor }) => minor > 0)
    .map(({ attemptId, minor, currency }) => ({ attemptId, money: { minor, currency } }));
}

/** With the provider's name, its reference of the payment, and the sum paid. */
export async function readRefund(
  db: Kysely<Schema>,
  key: RefundKey,
): Promise<
  | (Refund & {
      readonly provider: string;
      readonly paid: KnownAttempt;
      readonly subject: PaymentSubject;
      readonly thing: PaidThing;
    })
  | undefined
> {
  const row = await db
    .selectFrom('refund')
    .innerJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.property_id', '=', 'refund.property_id')
        .onRef('payment_attempt.attempt_id', '=', 'refund.attempt_id'),
    )
    .leftJoin('reservation', (join) =>
      join
        .onRef('reservation.property_id', '=', 'refund.property_id')
        .onRef('reservation.reservation_id', '=', 'refund.reservation_id'),
    )
    .leftJoin('invoice', (join) =>
      join
        .onRef('invoice.property_id', '=', 'payment_attempt.property_id')
        .onRef('invoice.invoice_id', '=', 'payment_attempt.invoice_id'),
    )
    .selectAll('refund')
    .select([
      'reservation.reference_number',
      'invoice.number as invoice_number',
      'payment_attempt.invoice_id',
      'payment_attempt.provider',
      'payment_attempt.provider_reference',
      'payment_attempt.created_at as attempted_at',
    ])
    .where('refund.property_id', '=', key.propertyId)
    .where('refund_id', '=', key.refundId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { provider, provider_reference: providerReference, attempted_at: createdAt } = row;
  const refund = refundOf(row);
  const { propertyId, attemptId } = refund;
  const paid = { propertyId, attemptId, providerReference, createdAt };
  const thing = { reservationNumber: row.reference_number, invoiceNumber: row.invoice_number };
  return { ...refund, provider, paid, subject: subjectOf(row), thing };
}

/** The latest refund of a reservation's payments. */
export async function readLastRefund(
  db: Kysely<Schema>,
  { propertyId, reservationId }: BookingKey,
): Promise<Refund | undefined> {
  const row = await db
    .selectFrom('refund')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && refundOf(row);
}

function refundOf(row: Selectable<RefundTable>): Refund {
  return {
    propertyId: row.property_id,
    refundId: row.refund_id,
    attemptId: row.attempt_id,
    reservationId: row.reservation_id,
    money: { minor: row.amount, currency: row.currency },
    reason: row.reason,
    changeId: row.change_id,
    createdAt: row.created_at,
    isTold: row.is_told,
    refundedAt: row.refunded_at,
    refusedAt: row.refused_at,
  };
}

/** Stores the provider's answer. False: already stored. */
export async function markAnswered(
  tx: Transaction<Schema>,
  key: RefundKey,
  { answer, now }: { readonly answer: 'refunded' | 'refused'; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set(answer === 'refunded' ? { refunded_at: now } : { refused_at: now })
    .where('property_id', '=', key.propertyId)
    .where('refund_id', '=', key.refundId)
    .where('refunded_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
