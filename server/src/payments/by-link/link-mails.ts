import { branded } from '@portico/contract/branded';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Schema } from '../../platform/database/schema.types.ts';
import { enqueueAll } from '../../platform/outbox/outbox.store.ts';

const aboutPayment = z.object({ attemptId: branded<PaymentAttemptId>(z.uuid()) });
const aboutRefund = aboutPayment.extend({ refundId: z.uuid() });

/**
 * An outbox mail about a payment, or a saved card, by pay link. Names and sums are read when it is composed. Rule:
 * docs/payments.md, "Pay by link".
 */
export const linkMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payer-receipt'), payload: aboutPayment }),
  z.object({ kind: z.literal('hotel-invoice-paid'), payload: aboutPayment }),
  z.object({ kind: z.literal('payer-not-paid'), payload: aboutPayment }),
  z.object({ kind: z.literal('payer-card-kept'), payload: aboutPayment }),
  z.object({ kind: z.literal('hotel-card-kept'), payload: aboutPayment }),
  z.object({ kind: z.literal('payer-refund'), payload: aboutRefund }),
  z.object({ kind: z.literal('payer-refund-refused'), payload: aboutRefund }),
  z.object({ kind: z.literal('hotel-invoice-alert'), payload: aboutRefund }),
  z.object({ kind: z.literal('hotel-invoice-refund-refused'), payload: aboutRefund }),
]);

export type LinkMail = z.infer<typeof linkMailSchema>;

/** The outbox also holds messages of other kinds. */
export const linkMailKinds: readonly string[] = linkMailSchema.options.map(({ shape }) => shape.kind.value);

/** Enqueues mails, at least one, in the transaction that makes them true. */
export async function enqueueLinkMails(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  mails: readonly LinkMail[],
  now: Date,
): Promise<void> {
  await enqueueAll(
    tx,
    mails.map((mail) => ({ propertyId, ...mail })),
    now,
  );
}
