import { newStripeId, type Books } from './books.ts';
import type { TestCard } from './cards.ts';
import { filled, type StripeObject } from './openapi/filled.ts';
import { invalid } from './refusal.ts';
import type { Charge, Intent } from './objects.ts';

export interface PaymentMethod {
  readonly id: string;
  readonly card: TestCard;
}

const EXPIRY = { exp_month: 12, exp_year: 2034 };

/** A typed card as a payment method; attached to a customer when it is saved. */
export function newMethod(books: Books, card: TestCard, customer: string | null): PaymentMethod {
  const id = newStripeId('pm');
  const { brand, last4 } = card;
  books.put(
    filled('payment_method', {
      id,
      created: books.seconds(),
      customer,
      type: 'card',
      card: { brand, last4, ...EXPIRY },
    }),
  );
  return { id, card };
}

/** Detaches a saved card. */
export function detachMethod(books: Books, method: StripeObject): StripeObject {
  if (method['customer'] === null)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  return books.put({ ...method, customer: null });
}

/** Takes the money of an intent. */
export function takePayment(books: Books, intent: Intent, method: PaymentMethod): Intent {
  const { id, amount, currency, customer } = intent;
  const { brand, last4, wallet } = method.card;
  const inWallet = wallet && { wallet: { type: wallet, dynamic_last4: '1020', [wallet]: {} } };
  const charge = books.put(
    filled('charge', {
      id: newStripeId('ch'),
      created: books.seconds(),
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      captured: true,
      paid: true,
      status: 'succeeded',
      currency,
      customer,
      payment_intent: id,
      payment_method: method.id,
      payment_method_details: { type: 'card', card: { brand, last4, ...EXPIRY, ...inWallet } },
    }) as Charge,
  );
  return books.put<Intent>({
    ...intent,
    status: 'succeeded',
    amount_received: amount,
    payment_method: method.id,
    last_payment_error: null,
    latest_charge: charge.id,
  });
}

/** The result of a declined card, or of one whose bank asks an absent guest for authentication. */
export function failPayment(
  books: Books,
  intent: Intent,
  code: 'card_declined' | 'authentication_required',
): Intent {
  const message = code === 'card_declined' ? 'Your card was declined.' : 'The bank asks who pays.';
  return books.put<Intent>({
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'card_error',
      code,
      decline_code: code === 'card_declined' ? 'generic_decline' : code,
      message,
    },
  });
}
