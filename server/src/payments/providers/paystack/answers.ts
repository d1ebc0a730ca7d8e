import { money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { CardFacts, KnownAttempt, PaymentAnswer } from '../../payment-port.ts';
import { bodyOf, type ProviderReply } from '../../provider-client.ts';
import { isRefused } from './answer-of-start.ts';
import type { ReadTransaction, Transaction } from './read-transaction.ts';
import { tokenOf } from './token.ts';

/**
 * What a transaction on Paystack's page has come to. One that is not paid may still be for as long as somebody has its
 * address: nothing is concluded from it. Where that address was never heard nobody can pay it.
 */
export function answerOfLookUp(read: ReadTransaction, attempt: KnownAttempt): PaymentAnswer {
  if (typeof read === 'string') return { kind: read };
  return decided(read) ?? { kind: attempt.providerReference === null ? 'not-found' : 'unknown' };
}

/**
 * Paystack voids nothing: one that is not paid counts as cancelled, and a payment that comes all the same is told by a
 * webhook. While it says that money is on its way nothing is concluded.
 */
export function answerOfCancel(read: ReadTransaction): PaymentAnswer {
  if (typeof read === 'string') return { kind: read === 'not-found' ? 'cancelled' : 'unknown' };
  return decided(read) ?? { kind: 'cancelled' };
}

const pausedSchema = z.object({
  status: z.literal(true),
  data: z.object({ paused: z.literal(true), authorization_url: z.string(), reference: z.string() }),
});

/** What charging a kept card has come to; who would have to answer the bank is away. */
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

/** What is so whatever was asked; undefined of one that is not paid and has no money on its way. */
function decided(transaction: Transaction): PaymentAnswer | undefined {
  switch (transaction.status) {
    case 'success':
      return paid(transaction);
    // It was paid, and all of it refunded.
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
