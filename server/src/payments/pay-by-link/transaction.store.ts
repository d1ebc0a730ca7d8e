import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Money } from '@portico/domain/money/money';
import type { AttemptKind, AttemptStatus } from '@portico/domain/payment/payment-attempt';
import { sql, type Kysely } from 'kysely';
import { shownCard, type ShownCard } from '../attempts/read-ledger.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A payment, or a card to be saved, begun by a pay link. */
export interface LinkTransaction {
  readonly propertyId: PropertyId;
  readonly attemptId: PaymentAttemptId;
  readonly kind: AttemptKind;
  readonly status: AttemptStatus;
  /** The amount requested; once paid, the amount taken. */
  readonly money: Money;
  readonly actionUrl: string | null;
  readonly settledAt: Date | null;
  readonly card: ShownCard | null;
  readonly email: string;
  readonly confirmationToken: string;
  /** Number of the invoice, or of the card's booking. */
  readonly number: string;
  /** The invoice's description; null: a card is saved. */
  readonly description: string | null;
  /** Taken in vain and refunded in full. */
  readonly isAllGivenBack: boolean;
}

export type ShownTransaction = Pick<LinkTransaction, 'kind' | 'status' | 'actionUrl' | 'isAllGivenBack'>;

/** Undefined: the hotel has no such transaction. */
export async function readTransaction(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  by: { readonly attemptId: PaymentAttemptId } | { readonly confirmationToken: string },
): Promise<LinkTransaction | undefined> {
  const which =
    'attemptId' in by
      ? sql`payment.attempt_id = ${by.attemptId}`
      : sql`payment.confirmation_token = ${by.confirmationToken}`;
  const { rows } = await sql<
    Omit<LinkTransaction, 'propertyId' | 'money' | 'card'> & {
      readonly minor: number;
      readonly currency: CurrencyCode;
      readonly card_brand: string | null;
      readonly card_last4: string | null;
    }
  >`
    SELECT attempt_id AS "attemptId", attempt.kind, attempt.status, attempt.amount AS minor, attempt.currency,
      action_url AS "actionUrl", attempt.settled_at AS "settledAt", card_brand, card_last4, payment.email,
      payment.confirmation_token AS "confirmationToken", coalesce(invoice.number, reservation.reference_number) AS number,
      invoice.description,
      coalesce((SELECT sum(refund.amount) FROM refund
        WHERE refund.property_id = ${propertyId} AND refund.attempt_id = attempt.attempt_id
          AND refund.reason IN ('wrong-amount', 'nothing-outstanding')) >= attempt.amount, false) AS "isAllGivenBack"
    FROM link_payment AS payment
    JOIN payment_attempt AS attempt USING (property_id, attempt_id)
    LEFT JOIN invoice ON invoice.property_id = ${propertyId} AND invoice.invoice_id = attempt.invoice_id
    LEFT JOIN reservation
      ON reservation.property_id = ${propertyId} AND reservation.reservation_id = attempt.reservation_id
    WHERE payment.property_id = ${propertyId} AND ${which}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { minor, currency, card_brand, card_last4, ...transaction } = row;
  return {
    ...transaction,
    propertyId,
    money: { minor, currency },
    card: shownCard({ card_brand, card_last4 }),
  };
}
