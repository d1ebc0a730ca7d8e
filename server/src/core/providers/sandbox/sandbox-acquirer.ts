import type { Money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { AttemptKey, BrowserFacts, CardOrder, DirectProvider } from '../../payment/payment-port.ts';
import { referenceOf } from '../../payment/attempt-reference.ts';
import { readAnswer } from './read-answer.ts';
import { readWebhook } from './read-webhook.ts';
import { readRecords } from './read-records.ts';
import { bodyOf, providerClient, type ProviderAddress } from '../../payment/provider-client.ts';

const PAGE = 500;

/** The sandbox acquirer of docs/sandbox-acquirer.md as a payment provider. No call throws. */
export function sandboxAcquirer(options: ProviderAddress): DirectProvider<AttemptKey> {
  const call = providerClient(options);
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
    readAnswer(await call(method, path, body));
  const attemptPath = (attempt: AttemptKey) => `/v1/attempts/${encodeURIComponent(referenceOf(attempt))}`;
  const lookUp = (attempt: AttemptKey) => ask('GET', attemptPath(attempt));

  return {
    name: 'sandbox',
    cards: 'typed-here',
    takesCurrency: () => true,
    leastMinor: () => 0,
    charge: (attempt, order) =>
      ask('POST', '/v1/charges', {
        reference: referenceOf(attempt),
        ...amountOf(order.money),
        ...cardOrderOf(order),
        ...(order.keepCard && { keep: true }),
      }),
    storeCard: (attempt, order) =>
      ask('POST', '/v1/cards', { reference: referenceOf(attempt), ...cardOrderOf(order) }),
    chargeStored: (attempt, sum, token, guest) =>
      ask('POST', '/v1/charges', {
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

/** Who can be asked by the bank, and where the guest goes on from there. */
function guestOf({ browser, returnUrl }: Omit<CardOrder, 'card'>) {
  return { ...(browser !== null && { browser: browserOf(browser) }), returnUrl };
}

function browserOf({ accept: acceptHeader, colourDepth: colorDepth, ...facts }: BrowserFacts) {
  return { ...facts, acceptHeader, colorDepth };
}
