/** A used operation of Stripe's API, by its type names in the official library. */
export interface UsedOperation {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** The type of the parameters; omitted when none are sent. */
  readonly params?: string;
  /** Optional parameters that are sent, nested ones included; required ones are always included. */
  readonly sent: readonly string[];
  /** The schema name of the answer; `[]` after it: a list. */
  readonly answer: string;
}

const metadata = 'metadata';

/** Each request that the server makes: the stand-in refuses any other parameter. */
export const usedOperations: readonly UsedOperation[] = [
  {
    method: 'post',
    path: '/v1/checkout/sessions',
    params: 'Checkout.SessionCreateParams',
    sent: [
      'mode',
      'client_reference_id',
      metadata,
      'success_url',
      'cancel_url',
      'expires_at',
      'customer_email',
      'customer_creation',
      'allowed_payment_method_types',
      'submit_type',
      'currency',
      'adaptive_pricing.enabled',
      'line_items.quantity',
      'line_items.price_data.unit_amount',
      'line_items.price_data.product_data',
      'payment_intent_data.description',
      'payment_intent_data.setup_future_usage',
      'setup_intent_data.description',
    ],
    answer: 'checkout.session',
  },
  {
    method: 'get',
    path: '/v1/checkout/sessions',
    params: 'Checkout.SessionListParams',
    sent: ['created.gte', 'created.lte', 'limit', 'starting_after', 'expand'],
    answer: 'checkout.session[]',
  },
  {
    method: 'get',
    path: '/v1/checkout/sessions/{session}',
    params: 'Checkout.SessionRetrieveParams',
    sent: ['expand'],
    answer: 'checkout.session',
  },
  {
    method: 'post',
    path: '/v1/checkout/sessions/{session}/expire',
    sent: [],
    answer: 'checkout.session',
  },
  {
    method: 'post',
    path: '/v1/payment_intents',
    params: 'PaymentIntentCreateParams',
    sent: [
      'confirm',
      'off_session',
      'customer',
      'payment_method',
      'allowed_payment_method_types',
      metadata,
      'expand',
    ],
    answer: 'payment_intent',
  },
  {
    method: 'get',
    path: '/v1/payment_intents',
    params: 'PaymentIntentListParams',
    sent: ['created.gte', 'customer', 'limit', 'starting_after', 'expand'],
    answer: 'payment_intent[]',
  },
  {
    method: 'get',
    path: '/v1/payment_intents/{intent}',
    params: 'PaymentIntentRetrieveParams',
    sent: ['expand'],
    answer: 'payment_intent',
  },
  {
    method: 'post',
    path: '/v1/payment_intents/{intent}/cancel',
    sent: [],
    answer: 'payment_intent',
  },
  {
    method: 'post',
    path: '/v1/payment_methods/{payment_method}/detach',
    sent: [],
    answer: 'payment_method',
  },
  {
    method: 'post',
    path: '/v1/refunds',
    params: 'RefundCreateParams',
    sent: ['payment_intent', 'amount', metadata],
    answer: 'refund',
  },
  {
    method: 'get',
    path: '/v1/refunds',
    params: 'RefundListParams',
    sent: ['payment_intent', 'limit'],
    answer: 'refund[]',
  },
];

/**
 * The answers, by Stripe's schema names, with the optional fields that the stand-in returns. Required fields are always
 * included.
 */
export const usedSchemas: Readonly<
  Record<string, { readonly type: string; readonly given: readonly string[] }>
> = {
  'checkout.session': { type: 'Checkout.Session', given: [] },
  payment_intent: { type: 'PaymentIntent', given: [] },
  setup_intent: { type: 'SetupIntent', given: [] },
  payment_method: { type: 'PaymentMethod', given: ['card'] },
  charge: {
    type: 'Charge',
    given: ['payment_method_details.card.wallet.apple_pay', 'payment_method_details.card.wallet.google_pay'],
  },
  refund: { type: 'Refund', given: [] },
  event: { type: 'EventBase', given: [] },
  api_errors: {
    type: 'PaymentIntent.LastPaymentError',
    given: ['code', 'decline_code', 'message', 'param', 'payment_intent'],
  },
};
