import { paystack as way } from '@portico/contract/providers/paystack';
import * as z from 'zod';
import { referenceOf, attemptOf } from '../../attempt-reference.ts';
import type { RedirectOrder, RedirectProvider, PaymentWebhook, WebhookHeaders } from '../../payment-port.ts';
import { providerClient, type ProviderAddress } from '../../provider-client.ts';
import { signedJson } from '../../signed-json.ts';
import { answerOfStart, isDuplicate } from './answer-of-start.ts';
import { answerOfCancel, answerOfCharge, answerOfLookUp } from './answers.ts';
import { listRecords } from './list-records.ts';
import { readTransaction } from './read-transaction.ts';
import { paystackRefunds } from './refunds.ts';
import { reportRefusals, type RefusedCall } from './report-refusals.ts';
import { chargeOf } from './token.ts';

const eventSchema = z.object({ event: z.string() });
const successSchema = z.object({
  event: z.literal('charge.success'),
  data: z.object({ reference: z.string() }),
});

/**
 * Reads a Paystack event, signed with the hex HMAC-SHA512 of its raw bytes under the secret key. Events have no id:
 * type and reference name one. Only payments matter; the sum is looked up.
 */
function readWebhook(
  rawBody: Buffer,
  signature: WebhookHeaders[string],
  { name, secret }: { readonly name: string; readonly secret: string },
): PaymentWebhook | 'not-ours' | undefined {
  const body = signedJson(rawBody, signature, { algorithm: 'sha512', secret });
  if (!eventSchema.safeParse(body).success) return undefined;
  const paid = successSchema.safeParse(body);
  const attempt = paid.success ? attemptOf(paid.data.data.reference) : null;
  if (!paid.success || attempt === null) return 'not-ours';
  return { eventId: `${name}:${paid.data.event}:${paid.data.data.reference}`, attempt };
}

/** `name`: of the account. */
export interface PaystackOptions extends ProviderAddress {
  readonly name: string;
  /** Called with each refusal by Paystack; contains nothing of a guest. */
  readonly onRefused?: ((facts: RefusedCall) => void) | undefined;
}

/**
 * An account at Paystack as a payment provider. It takes payments on its own page, and saves cards only with a payment.
 * No call throws. Rule: docs/payments.md, "Paystack".
 */
export function paystack({ name, onRefused, ...address }: PaystackOptions): RedirectProvider {
  const call = reportRefusals(providerClient(address), onRefused);
  const refunds = paystackRefunds(call);
  const verify = async (reference: string) =>
    readTransaction(await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`), reference);

  return {
    name,
    cards: 'none',
    takesCurrency: (currency) => way.currencies.some((taken) => taken === currency),
    leastMinor: () => 0,
    startRedirect: async (attempt, order) => {
      const reference = referenceOf(attempt);
      // It cannot save a card without a charge.
      if (order.money === null) return { kind: 'not-begun' };
      const reply = await call('POST', '/transaction/initialize', { reference, ...orderOf(order) });
      if (!isDuplicate(reply)) return answerOfStart(reply, reference);
      // The answer with the page's address was lost. A payment made so far counts; no one can make another.
      return answerOfLookUp(await verify(reference), attempt);
    },
    chargeStored: async (attempt, money, token) => {
      const reference = referenceOf(attempt);
      const charge = { ...chargeOf(token), amount: money.minor, currency: money.currency, reference };
      const reply = await call('POST', '/transaction/charge_authorization', charge);
      const charged = isDuplicate(reply) ? await verify(reference) : readTransaction(reply, reference);
      return answerOfCharge(charged, reply, reference);
    },
    lookUp: async (attempt) => answerOfLookUp(await verify(referenceOf(attempt)), attempt),
    cancel: async (attempt) => answerOfCancel(await verify(referenceOf(attempt))),
    refund: async (attempt, refundReference, money) =>
      refunds.refund(referenceOf(attempt), refundReference, money),
    readWebhook: (rawBody, headers) =>
      readWebhook(rawBody, headers['x-paystack-signature'], { name, secret: address.secret }),
    list: (after) => listRecords(call, refunds, after),
  };
}

function orderOf({ money, email, returnUrl, keepCard }: RedirectOrder) {
  return {
    email,
    amount: money?.minor,
    currency: money?.currency,
    callback_url: returnUrl,
    metadata: { cancel_action: returnUrl },
    // Only a card can be charged again.
    ...(keepCard && { channels: ['card'] }),
  };
}
