import type Stripe from 'stripe';
import type { AttemptKey, KnownAttempt, PaymentAnswer } from '../../payment-port.ts';
import { isPaidOnPage } from './paid-on-page.ts';
import { referenceOf } from '../../attempt-reference.ts';
import { callStripe, isKeyTaken } from './call-stripe.ts';
import { findPayment, intentOf, INTENT_PARTS, sessionOf, SESSION_PARTS, type Found } from './find-payment.ts';
import { metadataOf } from './ours.ts';
import { readIntent, type Intent } from './read-intent.ts';
import { readSession, VOIDS, type Session } from './read-session.ts';

const UNKNOWN: PaymentAnswer = { kind: 'unknown' };
const CANCELLED: PaymentAnswer = { kind: 'cancelled' };

/** For a page that no guest is sent to. */
const NOWHERE = 'https://stripe.com/';

/**
 * Ensures that an attempt takes no money from now on. Its page is expired, or its intent cancelled. If Stripe has
 * nothing of it, its idempotency key is used up for a page no one sees. A request on its way then makes nothing. The
 * same if Stripe has too much to read to the end: no one received the address of a page made earlier. Rule:
 * docs/decisions/0032-stripe-hosted-checkout.md.
 */
export async function voidAttempt(api: Stripe, attempt: KnownAttempt, now: Date): Promise<PaymentAnswer> {
  const found = await findPayment(api, attempt, now);
  if (!makesNothing(found, attempt)) return endFound(api, attempt, found);
  const answer = await callStripe(() =>
    api.checkout.sessions.create(voidOrderOf(attempt), { idempotencyKey: attempt.attemptId }),
  );
  if (!isKeyTaken(answer)) return endFound(api, attempt, sessionOf(attempt, answer));
  // The request arrived meanwhile. What it made is there by now; otherwise it made nothing, and no repeat will.
  const made = await findPayment(api, attempt, now);
  return makesNothing(made, attempt) ? CANCELLED : endFound(api, attempt, made);
}

/** Nothing of it is there, or only a page whose address was lost with the answer. */
function makesNothing({ kind }: Found, attempt: KnownAttempt): boolean {
  return kind === 'none' || (kind === 'not-all-read' && isPaidOnPage(attempt));
}

async function endFound(api: Stripe, attempt: KnownAttempt, found: Found): Promise<PaymentAnswer> {
  if (found.kind === 'session') return endSession(api, attempt, found.session);
  if (found.kind === 'intent') return endIntent(api, attempt, found.intent);
  return UNKNOWN;
}

async function endSession(api: Stripe, attempt: KnownAttempt, session: Session): Promise<PaymentAnswer> {
  if (session.status !== 'open') return endedBy(session);
  const { id } = session;
  const expired = await callStripe(() => api.checkout.sessions.expire(id));
  // Refused if the guest has just paid.
  const ended =
    expired.kind === 'answered'
      ? expired
      : await callStripe(() => api.checkout.sessions.retrieve(id, { expand: SESSION_PARTS }));
  const found = sessionOf(attempt, ended);
  return found.kind === 'session' && found.session.status !== 'open' ? endedBy(found.session) : UNKNOWN;
}

/** A saved card that cannot be read is useless, and took no money. */
function endedBy(session: Session): PaymentAnswer {
  const answer = readSession(session);
  return answer.kind === 'unknown' && session.mode === 'setup' ? CANCELLED : answer;
}

async function endIntent(api: Stripe, attempt: KnownAttempt, intent: Intent): Promise<PaymentAnswer> {
  const answer = readIntent(intent);
  if (answer.kind !== 'action-required' && answer.kind !== 'unknown') return answer;
  const { id } = intent;
  const cancelled = await callStripe(() => api.paymentIntents.cancel(id));
  const ended =
    cancelled.kind === 'answered'
      ? cancelled
      : await callStripe(() => api.paymentIntents.retrieve(id, { expand: INTENT_PARTS }));
  const found = intentOf(attempt, ended);
  const end = found.kind === 'intent' ? readIntent(found.intent) : UNKNOWN;
  return end.kind === 'action-required' ? UNKNOWN : end;
}

/** The smallest valid request for a page. */
function voidOrderOf(attempt: AttemptKey): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'setup',
    currency: 'gbp',
    client_reference_id: referenceOf(attempt),
    metadata: { ...metadataOf(attempt), [VOIDS]: 'yes' },
    success_url: NOWHERE,
    allowed_payment_method_types: ['card'],
  };
}
