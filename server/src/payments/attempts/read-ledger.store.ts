import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { AttemptPurpose } from '@portico/domain/payment/payment-attempt';
import type { Kysely, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PaymentAttemptTable, RefundTable } from '../../platform/database/booked-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** What a guest sees of the card of a payment. */
export interface ShownCard {
  readonly brand: string;
  readonly last4: string;
}

export interface LedgerEntry {
  readonly attemptId: PaymentAttemptId;
  readonly purpose: AttemptPurpose;
  /** Paid less refunds, counted from when a refund is ordered; 0 for a card that was only saved. */
  readonly paidMinor: number;
  readonly at: Date | null;
  readonly card: ShownCard | null;
  /** Later parts may be charged to it: `readSavedCard`. */
  readonly isStored: boolean;
}

/** Total paid less refunds, minor units. */
export function paidOf(ledger: readonly LedgerEntry[]): number {
  return ledger.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
}

/** Payments and saved cards of a reservation, in payment order, less refunds. */
export async function readLedger(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<LedgerEntry[]> {
  return ledgerOfRows(await selectLedger(db, { propertyId, reservationId }).execute());
}

/** As part of a larger statement; its rows go to `ledgerOfJson`. */
export function selectLedger(
  db: Kysely<Schema>,
  { propertyId, reservationId }: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
) {
  return db
    .selectFrom('payment_attempt as attempt')
    .select([
      'attempt_id',
      'purpose',
      'status',
      'amount',
      'settled_at',
      'card_brand',
      'card_last4',
      'card_token',
    ])
    .select((attempt) =>
      jsonArrayFrom(
        attempt
          .selectFrom('refund')
          .select(['refund.attempt_id', 'refund.amount'])
          .whereRef('refund.property_id', '=', 'attempt.property_id')
          .whereRef('refund.attempt_id', '=', 'attempt.attempt_id'),
      ).as('refunds'),
    )
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', 'in', ['paid', 'stored'])
    .orderBy('settled_at')
    .orderBy('attempt_id');
}

type PaidRow = Pick<
  Selectable<PaymentAttemptTable>,
  'attempt_id' | 'purpose' | 'status' | 'amount' | 'settled_at' | 'card_brand' | 'card_last4' | 'card_token'
>;
type RefundedRow = Pick<Selectable<RefundTable>, 'attempt_id' | 'amount'>;
type LedgerRow = PaidRow & { readonly refunds: readonly RefundedRow[] };

/** JSON has no instants. */
export function ledgerOfJson(
  rows: readonly (Omit<LedgerRow, 'settled_at'> & { readonly settled_at: string | null })[],
): LedgerEntry[] {
  return ledgerOfRows(
    rows.map((row) => ({ ...row, settled_at: row.settled_at === null ? null : new Date(row.settled_at) })),
  );
}

function ledgerOfRows(rows: readonly LedgerRow[]): LedgerEntry[] {
  const refunds = rows.flatMap((row) => row.refunds);
  return ledgerOf(rows, refunds);
}

/** The ledger of a booking: payments and saved cards in order, less refunds. */
export function ledgerOf(rows: readonly PaidRow[], refunds: readonly RefundedRow[]): LedgerEntry[] {
  const refundedOf = (attemptId: string) =>
    refunds.reduce((sum, refund) => (refund.attempt_id === attemptId ? sum + refund.amount : sum), 0);
  const remaining = rows.filter((row) => row.status === 'stored' || row.amount > refundedOf(row.attempt_id));
  return remaining.map((row) => ({
    attemptId: row.attempt_id,
    purpose: row.purpose,
    paidMinor: row.status === 'paid' ? row.amount - refundedOf(row.attempt_id) : 0,
    at: row.settled_at,
    card: shownCard(row),
    isStored: row.purpose !== 'scheduled' && row.card_token !== null,
  }));
}

/** Null when the provider did not identify the card. */
export function shownCard(row: Pick<PaidRow, 'card_brand' | 'card_last4'>): ShownCard | null {
  const { card_brand: brand, card_last4: last4 } = row;
  return brand === null || last4 === null ? null : { brand, last4 };
}
