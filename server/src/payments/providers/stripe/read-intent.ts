import * as z from 'zod';
import type { PaymentAnswer } from '../../payment-port.ts';
import { moneyFromStripe } from './amounts.ts';
import { cardFactsOf, cardSchema, tokenOf } from './saved-card.ts';

const nullableMetadata = z.record(z.string(), z.string()).nullable();

const chargeSchema = z.object({
  amount_refunded: z.int().nonnegative(),
  payment_method_details: z.object({ card: cardSchema.optional().catch(undefined) }).nullable(),
});

/** The fields read of a payment intent; its charge must be expanded. */
export const intentSchema = z.object({
  id: z.string().startsWith('pi_'),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  description: z.string().nullish(),
  customer: z.string().nullable(),
  payment_method: z.string().nullable(),
  setup_future_usage: z.string().nullable(),
  // An unreadable charge loses only the card.
  latest_charge: chargeSchema.nullable().catch(null),
  last_payment_error: z.object({ code: z.string().optional() }).nullable(),
  next_action: z
    .object({ redirect_to_url: z.object({ url: z.string().nullable() }).nullish() })
    .nullable()
    .catch(null),
  metadata: nullableMetadata,
});

export type Intent = z.output<typeof intentSchema>;

const UNKNOWN: PaymentAnswer = { kind: 'unknown' };

/** The outcome of a payment intent that charges a saved card. Rule: docs/payments.md, "Stripe". */
export function readIntent(intent: Intent): PaymentAnswer {
  switch (intent.status) {
    case 'succeeded':
      return paidBy(intent, intent.id);
    case 'canceled':
      return { kind: 'cancelled' };
    case 'requires_action':
      return challengeOfAbsentGuest(intent);
    case 'requires_payment_method':
      // Without an error it has not been tried yet.
      if (intent.last_payment_error === null) return UNKNOWN;
      return intent.last_payment_error.code === 'authentication_required'
        ? challengeOfAbsentGuest(intent)
        : { kind: 'declined' };
    default:
      return UNKNOWN;
  }
}

/** A completed payment, with the reference for look-ups. */
export function paidBy(intent: Intent, reference: string): PaymentAnswer {
  const money = moneyFromStripe(intent.amount_received, intent.currency);
  if (intent.status !== 'succeeded' || money === undefined) return UNKNOWN;
  const { customer, payment_method: paymentMethod, latest_charge: charge } = intent;
  const card = charge?.payment_method_details?.card;
  const isReusable =
    intent.setup_future_usage === 'off_session' && customer !== null && paymentMethod !== null;
  return {
    kind: 'paid',
    money,
    reference,
    card: card === undefined ? null : cardFactsOf(card),
    token: isReusable ? tokenOf({ customer, paymentMethod }) : null,
  };
}

/** The bank's challenge of an absent guest; without a page at Stripe there is none to show. */
function challengeOfAbsentGuest({ id, next_action: next }: Intent): PaymentAnswer {
  return { kind: 'action-required', url: next?.redirect_to_url?.url ?? '', reference: id };
}
