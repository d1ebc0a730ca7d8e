import { newStripeId, type Books } from './books.ts';
import type { TestCard } from './cards.ts';
import { filled } from './openapi/filled.ts';
import type { Intent, Metadata, Session } from './objects.ts';
import { invalid } from './refusal.ts';
import { newMethod, takePayment } from './take-payment.ts';

/** The used parameters of a session; openapi.json checks their values. */
export interface SessionOrder {
  readonly mode?: 'payment' | 'setup';
  readonly currency?: string;
  readonly client_reference_id?: string;
  readonly metadata?: Metadata;
  readonly success_url?: string;
  readonly cancel_url?: string;
  readonly expires_at?: number;
  readonly customer_email?: string;
  readonly customer_creation?: string;
  readonly submit_type?: string;
  readonly allowed_payment_method_types?: readonly string[];
  readonly line_items?: readonly {
    readonly quantity?: number;
    readonly price_data?: { readonly currency: string; readonly unit_amount?: number };
  }[];
  readonly payment_intent_data?: { readonly description?: string; readonly setup_future_usage?: string };
}

const HALF_HOUR_S = 1_800;
const DAY_S = 86_400;

/** What Stripe refuses beyond openapi.json. */
function refuseOddOrder(order: SessionOrder, now: number): void {
  const {
    mode,
    success_url: success,
    cancel_url: cancel,
    expires_at: expires,
    customer_email: email,
  } = order;
  const urls = { success_url: success, ...(cancel !== undefined && { cancel_url: cancel }) };
  for (const [param, url] of Object.entries(urls))
    if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url))
      throw invalid('Not a valid URL', { code: 'url_invalid', param });
  if (expires !== undefined && (expires < now + HALF_HOUR_S || expires > now + DAY_S))
    throw invalid('The `expires_at` timestamp must be from 30 minutes to 24 hours from now.', {
      param: 'expires_at',
    });
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'customer_email' });
  if (mode === 'setup') {
    if (order.currency === undefined)
      throw invalid('`currency` is required in `setup` mode.', { param: 'currency' });
    for (const param of ['line_items', 'submit_type', 'payment_intent_data'] as const)
      if (order[param] !== undefined)
        throw invalid(`You can not pass \`${param}\` in \`setup\` mode.`, { param });
    return;
  }
  if (mode === undefined)
    throw invalid('Missing required param: mode.', { code: 'parameter_missing', param: 'mode' });
  const [item, ...more] = order.line_items ?? [];
  if (!item?.price_data?.unit_amount || more.length > 0)
    throw invalid('The sum of the line items must be above nothing.', { param: 'line_items' });
}

/** A page waiting for its guest. */
export function openSession(books: Books, order: SessionOrder): Session {
  refuseOddOrder(order, books.seconds());
  const [item] = order.line_items ?? [];
  const amount = item === undefined ? null : (item.price_data?.unit_amount ?? 0) * (item.quantity ?? 1);
  const id = newStripeId('cs_test');
  const currency = order.currency ?? item?.price_data?.currency ?? '';
  return books.put(
    filled('checkout.session', {
      id,
      created: books.seconds(),
      mode: order.mode ?? 'payment',
      status: 'open',
      payment_status: amount === null ? 'no_payment_required' : 'unpaid',
      ui_mode: 'hosted_page',
      url: `${books.pages()}/c/pay/${id}`,
      amount_subtotal: amount,
      amount_total: amount,
      currency,
      client_reference_id: order.client_reference_id ?? null,
      metadata: order.metadata ?? {},
      success_url: order.success_url ?? '',
      cancel_url: order.cancel_url ?? null,
      expires_at: order.expires_at ?? books.seconds() + DAY_S,
      customer_email: order.customer_email ?? null,
      customer_creation: order.customer_creation ?? null,
      submit_type: order.submit_type ?? null,
      allowed_payment_method_types: order.allowed_payment_method_types ?? null,
      payment_method_types: order.allowed_payment_method_types ?? ['card'],
      adaptive_pricing: { enabled: false },
      // A payment's intent is created when it is paid, with the data given here.
      payment_intent: null,
      setup_intent: null,
    }) as Session,
  );
}

/** The guest has paid, or saved the card, on the page. */
export function completeSession(
  books: Books,
  session: Session,
  card: TestCard,
  intentData: SessionOrder['payment_intent_data'] = {},
): Session {
  const customer = session.customer_creation === 'always' ? newStripeId('cus') : null;
  const method = newMethod(books, card, customer);
  const done = { ...session, status: 'complete' as const, url: null, customer };
  if (session.mode === 'setup') {
    const setup = filled('setup_intent', {
      id: newStripeId('seti'),
      created: books.seconds(),
      status: 'succeeded',
      customer,
      payment_method: method.id,
      payment_method_types: ['card'],
      usage: 'off_session',
    });
    return books.put<Session>({ ...done, setup_intent: books.put(setup).id });
  }
  const intent = filled('payment_intent', {
    id: newStripeId('pi'),
    created: books.seconds(),
    status: 'requires_confirmation',
    amount: session.amount_total ?? 0,
    currency: session.currency,
    customer,
    payment_method: null,
    latest_charge: null,
    payment_method_types: ['card'],
    description: intentData.description ?? null,
    setup_future_usage: intentData.setup_future_usage ?? null,
    metadata: {},
  });
  const paid = takePayment(books, intent as Intent, method);
  return books.put<Session>({ ...done, payment_status: 'paid', payment_intent: paid.id });
}

/** The page takes no payment any more. */
export function expireSession(books: Books, session: Session): Session {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  return books.put<Session>({ ...session, status: 'expired', url: null });
}

/** Expires sessions past their deadline. */
export function expireOld(books: Books): void {
  for (const session of books.all<Session>('checkout.session'))
    if (session.status === 'open' && session.expires_at <= books.seconds()) expireSession(books, session);
}
