import type Stripe from 'stripe';
import type { Money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { AttemptKey, PaymentAnswer } from '../../payment-port.ts';
import { amountAtStripe } from './amounts.ts';
import { answerAs, callStripe, type StripeAnswer } from './call-stripe.ts';
import { findByReference, intentOf, INTENT_PARTS } from './find-payment.ts';
import { savedCardOf, type SavedCard } from './saved-card.ts';
import { bearsName, metadataOf } from './ours.ts';
import { readIntent } from './read-intent.ts';

const UNKNOWN: PaymentAnswer = { kind: 'unknown' };
const UNUSABLE: PaymentAnswer = { kind: 'card-unusable' };

/** More charges than one booking ever makes to its customer. */
const PAGE = 100;

const chargedSchema = z.object({
  data: z.array(z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).nullable() })),
});

/**
 * Charges a saved card while its holder is absent. Reads the customer's earlier charges first: Stripe drops idempotency
 * keys after a day, and a charge whose answer was lost may be older. Rule: docs/payments.md, "Stripe".
 */
export async function chargeSavedCard(
  api: Stripe,
  attempt: AttemptKey,
  { money, token }: { readonly money: Money; readonly token: string },
): Promise<PaymentAnswer> {
  const savedCard = savedCardOf(token);
  if (savedCard === undefined) return UNUSABLE;
  const listed = await callStripe(() =>
    api.paymentIntents.list({ customer: savedCard.customer, limit: PAGE }),
  );
  if (isCardMissing(listed)) return UNUSABLE;
  const charged = answerAs(listed, chargedSchema);
  if (charged === undefined) return UNKNOWN;
  const earlier = charged.data.find(({ metadata }) => bearsName(metadata, attempt));
  if (earlier !== undefined) {
    const found = await findByReference(api, attempt, earlier.id);
    return found.kind === 'intent' ? readIntent(found.intent) : UNKNOWN;
  }
  const answer = await callStripe(() =>
    api.paymentIntents.create(chargeOrderOf(attempt, money, savedCard), {
      idempotencyKey: attempt.attemptId,
    }),
  );
  if (isCardMissing(answer)) return UNUSABLE;
  // A declined card is a refusal that contains the intent.
  const found = intentOf(attempt, answer);
  return found.kind === 'intent' ? readIntent(found.intent) : UNKNOWN;
}

function chargeOrderOf(
  attempt: AttemptKey,
  money: Money,
  { customer, paymentMethod }: SavedCard,
): Stripe.PaymentIntentCreateParams {
  return {
    ...amountAtStripe(money),
    customer,
    payment_method: paymentMethod,
    allowed_payment_method_types: ['card'],
    confirm: true,
    off_session: true,
    metadata: metadataOf(attempt),
    expand: INTENT_PARTS,
  };
}

/** The card or its customer was removed at Stripe; no retry helps. */
function isCardMissing(answer: StripeAnswer): boolean {
  return (
    answer.kind === 'refused' &&
    answer.code === 'resource_missing' &&
    (answer.param === 'customer' || answer.param === 'payment_method')
  );
}
