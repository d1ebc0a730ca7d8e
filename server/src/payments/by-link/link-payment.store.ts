import type { PaymentAttemptId, PayRequestId, PropertyId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import type { AttemptKey } from '../payment-port.ts';
import type { PaymentRequestKey } from './payment-request.ts';

/** A payment, or a card to be saved, that someone began by a pay link. */
export interface LinkPayment {
  readonly propertyId: PropertyId;
  readonly attemptId: PaymentAttemptId;
  readonly paymentId: PayRequestId;
  /** 128 random bits; its holder may read the status of this payment. */
  readonly confirmationToken: string;
  /** Address of the receipt. */
  readonly email: string;
}

export function insertLinkPaymentWrite(tx: Transaction<Schema>, payment: LinkPayment, now: Date): Write {
  return tx.insertInto('link_payment').values({
    property_id: payment.propertyId,
    attempt_id: payment.attemptId,
    payment_id: payment.paymentId,
    confirmation_token: payment.confirmationToken,
    email: payment.email,
    created_at: now,
  });
}

export async function readLinkPayment(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  by: Pick<AttemptKey, 'attemptId'> | { readonly confirmationToken: string },
): Promise<LinkPayment | undefined> {
  const query = db
    .selectFrom('link_payment')
    .select(['property_id as propertyId', 'attempt_id as attemptId', 'payment_id as paymentId'])
    .select(['confirmation_token as confirmationToken', 'email'])
    .where('property_id', '=', propertyId);
  return (
    'attemptId' in by
      ? query.where('attempt_id', '=', by.attemptId)
      : query.where('confirmation_token', '=', by.confirmationToken)
  ).executeTakeFirst();
}

/** Whether a payment request's link has saved a card. */
export async function isCardSavedBy(
  db: Kysely<Schema>,
  { propertyId, paymentId }: PaymentRequestKey,
): Promise<boolean> {
  const row = await db
    .selectFrom('link_payment')
    .innerJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.property_id', '=', 'link_payment.property_id')
        .onRef('payment_attempt.attempt_id', '=', 'link_payment.attempt_id'),
    )
    .select('link_payment.attempt_id')
    .where('link_payment.property_id', '=', propertyId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'stored')
    .executeTakeFirst();
  return row !== undefined;
}
