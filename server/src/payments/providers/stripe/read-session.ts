import * as z from 'zod';
import type { PaymentAnswer } from '../../payment-port.ts';
import { moneyFromStripe } from './amounts.ts';
import { cardFactsOf, cardSchema, tokenOf } from './saved-card.ts';
import { intentSchema, paidBy } from './read-intent.ts';

/** Marks a session made only to use up our key, so that nothing else can be made with it. */
export const VOIDS = 'portico_voids';

const setupSchema = z.object({
  status: z.string(),
  payment_method: z.object({ id: z.string(), card: cardSchema.optional() }).nullable(),
});

/**
 * The fields read of a Checkout session. Its payment intent with charge, or its setup intent with card, must be
 * expanded.
 */
export const sessionSchema = z.object({
  id: z.string().startsWith('cs_'),
  mode: z.enum(['payment', 'setup']),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.string().nullable(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  customer_email: z.string().nullish(),
  // Typed there, where Stripe did not take the address that was sent.
  customer_details: z.object({ email: z.string().nullable() }).nullish().catch(null),
  customer: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
  payment_intent: intentSchema.nullable().catch(null),
  setup_intent: setupSchema.nullable().catch(null),
});

export type Session = z.output<typeof sessionSchema>;

const UNKNOWN: PaymentAnswer = { kind: 'unknown' };

/**
 * The outcome of a Checkout session. An open one waits for its guest, even after a decline: the guest may try another
 * card. Rule: docs/payments.md, "Stripe".
 */
export function readSession(session: Session): PaymentAnswer {
  if (session.metadata?.[VOIDS] !== undefined) return { kind: 'cancelled' };
  switch (session.status) {
    case 'expired':
      return { kind: 'cancelled' };
    case 'open':
      return session.url === null
        ? UNKNOWN
        : { kind: 'action-required', url: session.url, reference: session.id };
    case 'complete':
      return session.mode === 'setup' ? storedBy(session) : paidOn(session);
  }
}

/** Money that came is reported even if nothing else is readable: it must be booked or refunded. */
function paidOn({ id, payment_status: status, payment_intent: intent, ...session }: Session): PaymentAnswer {
  if (status !== 'paid') return UNKNOWN;
  if (intent !== null) return paidBy(intent, id);
  const { amount_total: amount, currency } = session;
  const money = amount === null ? undefined : moneyFromStripe(amount, currency ?? '');
  return money === undefined ? UNKNOWN : { kind: 'paid', money, reference: id, card: null, token: null };
}

function storedBy({ id, customer, setup_intent: setup }: Session): PaymentAnswer {
  const method = setup?.status === 'succeeded' ? setup.payment_method : null;
  if (customer === null || method?.card === undefined) return UNKNOWN;
  const token = tokenOf({ customer, paymentMethod: method.id });
  return { kind: 'stored', token, reference: id, card: cardFactsOf(method.card) };
}
