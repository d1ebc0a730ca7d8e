import { newStripeId, type Books } from './books.ts';
import type { TestCard } from './cards.ts';
import { filled, type StripeObject } from './openapi/filled.ts';
import type { Charge, Intent, Metadata } from './objects.ts';
import { invalid, noSuch, Refusal } from './refusal.ts';
import { failPayment, takePayment } from './take-payment.ts';

export interface IntentOrder {
  readonly amount: number;
  readonly currency: string;
  readonly customer?: string;
  readonly payment_method?: string;
  readonly off_session?: boolean;
  readonly confirm?: boolean;
  readonly metadata?: Metadata;
}

export interface RefundOrder {
  readonly payment_intent?: string;
  readonly amount?: number;
  readonly metadata?: Metadata;
}

/** Charges a saved card off-session. Throws the refusal of a card that does not pay; its intent remains. */
export function chargeAway(
  books: Books,
  order: IntentOrder,
  cardOf: (method: string) => TestCard | undefined,
): Intent {
  const { amount, currency, customer = '', payment_method: method = '', metadata = {} } = order;
  const saved = books.find<StripeObject & { customer: string }>(method);
  const card = cardOf(method);
  if (saved === undefined || card === undefined) throw noSuch('PaymentMethod', method, 'payment_method');
  if (saved.customer !== customer) throw noSuch('customer', customer, 'customer');
  if (order.confirm !== true || order.off_session !== true)
    throw invalid('Only charges of absent guests are made here.');
  const intent = filled('payment_intent', {
    id: newStripeId('pi'),
    created: books.seconds(),
    status: 'requires_confirmation',
    amount,
    currency,
    customer,
    payment_method: method,
    latest_charge: null,
    payment_method_types: ['card'],
    metadata,
  }) as Intent;
  if (card.away === 'pays') return takePayment(books, intent, { id: method, card });
  const code = card.away === 'is-declined' ? 'card_declined' : 'authentication_required';
  const failed = failPayment(books, intent, code);
  throw new Refusal(402, {
    ...(failed['last_payment_error'] as { type: string; message: string }),
    payment_intent: failed,
  });
}

export function cancelIntent(books: Books, intent: Intent): Intent {
  if (!intent.status.startsWith('requires_'))
    throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  return books.put<Intent>({ ...intent, status: 'canceled', canceled_at: books.seconds() });
}

export function refundCharge(books: Books, order: RefundOrder): StripeObject {
  const intent = books.find<Intent>(order.payment_intent ?? '');
  const charge = intent && books.find<Charge>(intent.latest_charge ?? '');
  if (intent === undefined || charge === undefined)
    throw noSuch('payment_intent', order.payment_intent ?? '', 'payment_intent');
  const remaining = charge.amount - charge.amount_refunded;
  const amount = order.amount ?? remaining;
  if (remaining === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > remaining || amount < 1)
    throw invalid('Refund amount is greater than unrefunded amount on charge');
  books.put<Charge>({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === remaining,
  });
  return books.put(
    filled('refund', {
      id: newStripeId('re'),
      created: books.seconds(),
      amount,
      currency: intent.currency,
      charge: charge.id,
      payment_intent: intent.id,
      metadata: order.metadata ?? {},
      status: 'succeeded',
    }),
  );
}
