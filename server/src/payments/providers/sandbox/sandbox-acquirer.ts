import { isCurrencyCode } from '@portico/domain/money/currency';
import { type Money, money } from '@portico/domain/money/money';
import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { referenceOf, attemptOf } from '../../attempt-reference.ts';
import type {
  AttemptKey,
  BrowserFacts,
  CardOrder,
  DirectProvider,
  WebhookHeaders,
  PaymentWebhook,
  ProviderRecord,
  RecordPage,
  PaymentAnswer,
} from '../../payment-port.ts';
import { bodyOf, providerClient, type ProviderAddress, type ProviderReply } from '../../provider-client.ts';
import type { StandIn } from '../../provider-declaration.ts';
import { signedJson } from '../../signed-json.ts';

const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

const attemptSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('paid'),
    id: z.string(),
    amount: z.int(),
    currency: z.string().refine(isCurrencyCode),
    card: cardSchema.nullable(),
    token: z.string().optional(),
  }),
  z.object({ status: z.literal('stored'), id: z.string(), token: z.string(), card: cardSchema }),
  z.object({ status: z.literal('declined') }),
  z.object({ status: z.literal('cancelled') }),
  z.object({
    status: z.literal('requires_action'),
    actionUrl: z.string(),
    card: z.object({ fingerprint: z.string().optional() }).optional(),
  }),
]);

const notFoundSchema = z.object({ error: z.object({ code: z.literal('not_found') }) });

/**
 * An attempt's outcome in the sandbox's answer. Anything unreadable or undecided (`processing`, `authorised`) is
 * unknown: nothing is concluded from it.
 */
function readAnswer(answer: ProviderReply | undefined): PaymentAnswer {
  if (answer?.status === 404 && notFoundSchema.safeParse(answer.body).success) return { kind: 'not-found' };
  const data = bodyOf(answer, attemptSchema);
  if (data === undefined) return { kind: 'unknown' };
  switch (data.status) {
    case 'paid':
      return {
        kind: 'paid',
        money: money(data.amount, data.currency),
        reference: data.id,
        card: data.card,
        token: data.token ?? null,
      };
    case 'stored':
      return { kind: 'stored', token: data.token, reference: data.id, card: data.card };
    case 'requires_action':
      return { kind: 'action-required', url: data.actionUrl, fingerprint: data.card?.fingerprint };
    case 'declined':
    case 'cancelled':
      return { kind: data.status };
  }
}

const statuses = {
  paid: 'paid',
  stored: 'stored',
  declined: 'declined',
  cancelled: 'cancelled',
  requires_action: 'open',
  processing: 'open',
  authorised: 'open',
} as const satisfies Record<string, ProviderRecord['status']>;

const recordSchema = z
  .object({
    reference: z.string(),
    status: z.enum(keysOf(statuses)),
    amount: z.int().nonnegative().default(0),
    currency: z.string().default(''),
    refunded: z.int().nonnegative().default(0),
    description: z.string().nullable().default(null),
  })
  .transform(({ reference, status, amount, currency, refunded, description }): ProviderRecord => ({
    reference,
    attempt: attemptOf(reference),
    status: statuses[status],
    money: isCurrencyCode(currency) ? money(amount, currency) : null,
    refundedMinor: refunded,
    note: description,
  }));

const pageSchema = z.object({ attempts: z.array(recordSchema), next: z.string().nullable() });

/** A page of the sandbox's books, oldest first; `unknown` when a record cannot be read. */
function readRecords(answer: ProviderReply | undefined): RecordPage | 'unknown' {
  const page = bodyOf(answer, pageSchema);
  return page === undefined ? 'unknown' : { records: page.attempts, next: page.next };
}

const webhookSchema = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  type: z.literal('attempt.updated'),
  reference: z.string(),
});

/**
 * Reads a sandbox event, signed with the hex HMAC-SHA256 of its raw bytes. Undefined: a wrong signature (compared in
 * constant time), not an event, or not our attempt.
 */
function readWebhook(
  rawBody: Buffer,
  signature: WebhookHeaders[string],
  secret: string,
): PaymentWebhook | undefined {
  const body = signedJson(rawBody, signature, { algorithm: 'sha256', secret });
  const webhook = webhookSchema.safeParse(body);
  const attempt = webhook.success ? attemptOf(webhook.data.reference) : null;
  if (!webhook.success || attempt === null) return undefined;
  return { eventId: webhook.data.id, attempt };
}

/** The sandbox acquirer as a child process. Any acquirer is given its webhook address the same way. */
export const sandboxStandIn: StandIn = {
  folder: 'sandbox',
  program: '@portico/sandbox/main',
  pages: '/sandbox',
  page: 'challenge',
  webhookPath: '/v1/webhook',
};

const PAGE = 500;
/** Of a description. */
const LONGEST = 200;

/** The sandbox acquirer of docs/sandbox-acquirer.md as a payment provider. No call throws. */
export function sandboxAcquirer(options: ProviderAddress): DirectProvider<AttemptKey> {
  const call = providerClient(options);
  const callAcquirer = async (method: 'GET' | 'POST', path: string, body?: object) =>
    readAnswer(await call(method, path, body));
  const attemptPath = (attempt: AttemptKey) => `/v1/attempts/${encodeURIComponent(referenceOf(attempt))}`;
  const lookUp = (attempt: AttemptKey) => callAcquirer('GET', attemptPath(attempt));

  return {
    name: 'sandbox',
    cards: 'typed-here',
    takesCurrency: () => true,
    leastMinor: () => 0,
    charge: (attempt, order) =>
      callAcquirer('POST', '/v1/charges', {
        reference: referenceOf(attempt),
        ...amountOf(order.money),
        ...cardOrderOf(order),
        ...(order.keepCard && { keep: true }),
        ...(order.description !== undefined && { description: order.description.slice(0, LONGEST) }),
      }),
    storeCard: (attempt, order) =>
      callAcquirer('POST', '/v1/cards', { reference: referenceOf(attempt), ...cardOrderOf(order) }),
    chargeStored: (attempt, sum, token, guest) =>
      callAcquirer('POST', '/v1/charges', {
        reference: referenceOf(attempt),
        ...amountOf(sum),
        token,
        ...(guest && guestOf(guest)),
      }),
    lookUp,
    cancel: async (attempt) => {
      const answer = await call('POST', `${attemptPath(attempt)}/cancel`);
      return answer?.status === 409 ? lookUp(attempt) : readAnswer(answer);
    },
    refund: async (attempt, refundReference, sum) => {
      const body = { refundReference, amount: sum.minor };
      const answer = await call('POST', `${attemptPath(attempt)}/refunds`, body);
      if (answer?.status === 422) return 'refused';
      return bodyOf(answer, refundSchema) === undefined ? 'unknown' : 'refunded';
    },
    readWebhook: (rawBody, headers) => readWebhook(rawBody, headers['sandbox-signature'], options.secret),
    list: async (after) => {
      const from = after === null ? '' : `&after=${encodeURIComponent(after)}`;
      return readRecords(await call('GET', `/v1/attempts?limit=${PAGE}${from}`));
    },
  };
}

const refundSchema = z.object({ refundReference: z.string(), refunded: z.int() });

function amountOf({ minor, currency }: Money) {
  return { amount: minor, currency };
}

function cardOrderOf({ card, ...guest }: CardOrder) {
  return { card, ...guestOf(guest) };
}

/** The browser that the bank can challenge, and the guest's return address. */
function guestOf({ browser, returnUrl }: Omit<CardOrder, 'card'>) {
  return { ...(browser !== null && { browser: browserOf(browser) }), returnUrl };
}

function browserOf({ accept: acceptHeader, colourDepth: colorDepth, ...facts }: BrowserFacts) {
  return { ...facts, acceptHeader, colorDepth };
}
