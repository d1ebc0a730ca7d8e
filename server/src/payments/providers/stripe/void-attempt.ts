import type Stripe from 'stripe';
import type { AttemptKey, KnownAttempt, PaymentAnswer } from '../../payment-port.ts';
import { isPaidOnPage } from './paid-on-page.ts';
import { referenceOf } from '../../attempt-reference.ts';
import { askStripe, isKeyTaken } from './ask-stripe.ts';
import { findPayment, intentOf, INTENT_PARTS, sessionOf, SESSION_PARTS, type Found } from './find-payment.ts';
import { metadataOf } from './ours.ts';
import { readIntent, type Intent } from './read-intent.ts';
import { readSession, VOIDS, type Session } from './read-session.ts';

const UNKNOWN: PaymentAnswer = { kind: 'unknown' };
const CANCELLED: PaymentAnswer = { kind: 'cancelled' };

/** Of a page that nobody is ever sent to. */
const NOWHERE = 'https://stripe.com/';

/**
 * Makes sure that an attempt takes no money any more. Its page is expired, its intent cancelled; where Stripe has nothing
 * of it, its idempotency key is used up for a page that nobody sees, so that a request still on its way makes nothing. So
 * it is where Stripe has too much to be read to the end: a page that was made has an address that nobody ever heard. Rule:
 * docs/decisions/0032-stripe-by-its-own-page.md.
 */
export async function voidAttempt(api: Stripe, attempt: KnownAttempt, now: Date): Promise<PaymentAnswer> {
  const found = await findPayment(api, attempt, now);
  if (!makesNothing(found, attempt)) return endFound(api, attempt, found);
  const answer = await askStripe(() =>
    api.checkout.sessions.create(voidOrderOf(attempt), { idempotencyKey: attempt.attemptId }),
  );
  if (!isKeyTaken(answer)) return endFound(api, attempt, sessionOf(attempt, answer));
  // The request came meanwhile. Whatever it made is there by now; else it made nothing, and no repeat of it will.
  const made = await findPayment(api, attempt, now);
  return makesNothing(made, attempt) ? CANCELLED : endFound(api, attempt, made);
}

/** Nothing of it is there, or nothing but a page whose address was lost with the answer. */
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
  const expired = await askStripe(() => api.checkout.sessions.expire(id));
  // Refused where the guest has just paid.
  const ended =
    expired.kind === 'answered'
      ? expired
      : await askStripe(() => api.checkout.sessions.retrieve(id, { expand: SESSION_PARTS }));
  const found = sessionOf(attempt, ended);
  return found.kind === 'session' && found.session.status !== 'open' ? endedBy(found.session) : UNKNOWN;
}

/** A card that was left and cannot be read is of no use, and took no money. */
function endedBy(session: Session): PaymentAnswer {
  const answer = readSession(session);
  return answer.kind === 'unknown' && session.mode === 'setup' ? CANCELLED : answer;
}

async function endIntent(api: Stripe, attempt: KnownAttempt, intent: Intent): Promise<PaymentAnswer> {
  const answer = readIntent(intent);
  if (answer.kind !== 'action-required' && answer.kind !== 'unknown') return answer;
  const { id } = intent;
  const cancelled = await askStripe(() => api.paymentIntents.cancel(id));
  const ended =
    cancelled.kind === 'answered'
      ? cancelled
      : await askStripe(() => api.paymentIntents.retrieve(id, { expand: INTENT_PARTS }));
  const found = intentOf(attempt, ended);
  const end = found.kind === 'intent' ? readIntent(found.intent) : UNKNOWN;
  return end.kind === 'action-required' ? UNKNOWN : end;
}

/** The least that Stripe makes a page of. */
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
