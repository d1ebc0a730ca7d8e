import type { PaymentAttemptId, PayRequestId, PropertyId } from '@portico/domain/ids';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LinkPaymentTable } from '../../../platform/database/invoice-tables.types.ts';
import type { Schema } from '../../../platform/database/schema.types.ts';
import type { AttemptKey } from '../payment-port.ts';

/** A payment, or a card to be kept, that somebody began by a pay link. */
export interface LinkPayment {
  readonly propertyId: PropertyId;
  readonly attemptId: PaymentAttemptId;
  readonly paymentId: PayRequestId;
  /** 128 random bits: whoever has it may read what becomes of this payment. */
  readonly confirmationToken: string;
  /** To whom the receipt goes. */
  readonly email: string;
}

export async function insertLinkPayment(
  tx: Transaction<Schema>,
  payment: LinkPayment,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('link_payment')
    .values({
      property_id: payment.propertyId,
      attempt_id: payment.attemptId,
      payment_id: payment.paymentId,
      confirmation_token: payment.confirmationToken,
      email: payment.email,
      created_at: now,
    })
    .execute();
}

export async function readLinkPayment(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  by: Pick<AttemptKey, 'attemptId'> | { readonly confirmationToken: string },
): Promise<LinkPayment | undefined> {
  const query = db.selectFrom('link_payment').selectAll().where('property_id', '=', propertyId);
  const row = await (
    'attemptId' in by
      ? query.where('attempt_id', '=', by.attemptId)
      : query.where('confirmation_token', '=', by.confirmationToken)
  ).executeTakeFirst();
  return row && linkPaymentOf(row);
}

function linkPaymentOf(row: Selectable<LinkPaymentTable>): LinkPayment {
  return {
    propertyId: row.property_id,
    attemptId: row.attempt_id,
    paymentId: row.payment_id,
    confirmationToken: row.confirmation_token,
    email: row.email,
  };
}
