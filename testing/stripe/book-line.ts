import type { Books } from './books.ts';
import type { Charge, Intent, Session } from './objects.ts';
import type { StripeObject } from './openapi/filled.ts';

/** The stand-in's record of one payment, for counting afterwards. */
export interface BookLine {
  /** `client_reference_id`, set by either side. */
  readonly reference: string;
  readonly kind: 'charge' | 'card';
  readonly status: 'paid' | 'stored' | 'cancelled' | 'open';
  readonly amount: number;
  readonly refunds: readonly { readonly amount: number }[];
}

const statuses = { open: 'open', expired: 'cancelled' } as const;

/** The payment that a changed object belongs to; undefined: none. */
export function bookLineOf(books: Books, object: StripeObject): BookLine | undefined {
  const session = books.all<Session>('checkout.session').find(({ id, payment_intent: intent }) => {
    return id === object.id || (intent !== null && intent === object['payment_intent']);
  });
  if (session === undefined) return undefined;
  const { mode, status, client_reference_id: reference, amount_total: amount } = session;
  const intent = books.find<Intent>(session.payment_intent ?? '');
  const charge = books.find<Charge>(intent?.latest_charge ?? '');
  const done = mode === 'setup' ? 'stored' : 'paid';
  return {
    reference: reference ?? '',
    kind: mode === 'setup' ? 'card' : 'charge',
    status: status === 'complete' ? done : statuses[status],
    amount: amount ?? 0,
    refunds: charge === undefined ? [] : [{ amount: charge.amount_refunded }],
  };
}
