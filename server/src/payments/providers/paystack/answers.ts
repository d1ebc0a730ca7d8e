import { money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { CardFacts, KnownAttempt, PaymentAnswer } from '../../payment-port.ts';
import { bodyOf, type ProviderReply } from '../../provider-client.ts';
import { isRefused } from './answer-of-start.ts';
import type { ReadTransaction, Transaction } from './read-transaction.ts';
import { tokenOf } from './token.ts';

/**
 * The outcome of a transaction on Paystack's page. Anyone with the address may still pay an unpaid one, so nothing is
 * concluded. If the address was never received, no one can pay it.
 */
export function answerOfLookUp(read: ReadTransaction, attempt: KnownAttempt): PaymentAnswer {
  if (typeof read === 'string') return { kind: read };
  return decided(read) ?? { kind: attempt.providerReference === null ? 'not-found' : 'unknown' };
}

/**
 * Paystack voids nothing. An unpaid transaction counts as cancelled; a later payment arrives by webhook. While money is
 * on its way nothing is concluded.
 */
export function answerOfCancel(read: ReadTransaction): PaymentAnswer {
  if (typeof read === 'string') return { kind: read === 'not-found' ? 'cancelled' : 'unknown' };
  return decided(read) ?? { kind: 'cancelled' };
}

const pausedSchema = z.object({
  status: z.literal(true),
  data: z.object({ paused: z.literal(true), authorization_url: z.string(), reference: z.string() }),
});

/** The outcome of charging a saved card; its holder is absent and cannot answer the bank. */
export function answerOfCharge(
  read: ReadTransaction,
  reply: ProviderReply | undefined,
  reference: string,
): PaymentAnswer {
  if (typeof read === 'string') {
    if (isRefused(reply)) return { kind: 'card-unusable' };
    const paused = bodyOf(reply, pausedSchema)?.data;
    if (paused?.reference !== reference) return { kind: 'unknown' };
    return { kind: 'action-required', url: paused.authorization_url };
  }
  return decided(read) ?? { kind: read.status === 'failed' ? 'declined' : 'cancelled' };
}

/** Outcomes that hold for any request; undefined: unpaid, with no money on its way. */
function decided(transaction: Transaction): PaymentAnswer | undefined {
  switch (transaction.status) {
    case 'success':
      return paid(transaction);
    // Paid, then refunded in full.
    case 'reversed':
      return { kind: 'cancelled' };
    case 'pending':
    case 'processing':
    case 'queued':
      return { kind: 'unknown' };
    case 'ongoing':
    case 'abandoned':
    case 'failed':
      return undefined;
  }
}

function paid(transaction: Transaction): PaymentAnswer {
  const { id, amount, currency, authorization, customer } = transaction;
  const card = authorization?.channel === 'card' ? authorization : null;
  return {
    kind: 'paid',
    money: money(amount, currency),
    reference: String(id),
    card: cardOf(card),
    token: card?.reusable ? tokenOf(card.authorization_code, customer.email) : null,
  };
}

const monthSchema = z
  .string()
  .regex(/^(?:0?[1-9]|1[0-2])$/)
  .transform(Number);
const cardSchema = z
  .object({
    brand: z.string(),
    last4: z.string().regex(/^\d{4}$/),
    exp_month: monthSchema,
    exp_year: z
      .string()
      .regex(/^20\d\d$/)
      .transform(Number),
  })
  .transform(({ brand, last4, exp_month: expiryMonth, exp_year: expiryYear }): CardFacts => ({
    brand: brand.trim().toLowerCase(),
    last4,
    expiryMonth,
    expiryYear,
  }));

function cardOf(authorization: Transaction['authorization']): CardFacts | null {
  return cardSchema.safeParse(authorization).data ?? null;
}
