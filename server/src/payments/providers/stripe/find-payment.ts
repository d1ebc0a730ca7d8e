import type Stripe from 'stripe';
import * as z from 'zod';
import type { AttemptKey, KnownAttempt } from '../../payment-port.ts';
import { isPaidOnPage } from './paid-on-page.ts';
import { referenceOf } from '../../attempt-reference.ts';
import { answerAs, callStripe, type StripeAnswer } from './call-stripe.ts';
import { bearsName } from './ours.ts';
import { intentSchema, type Intent } from './read-intent.ts';
import { sessionSchema, type Session } from './read-session.ts';

/** What Stripe has of an attempt: its Checkout session, or the intent that charges a saved card. */
export type Found =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'intent'; readonly intent: Intent }
  | { readonly kind: 'none' }
  /** Not in what was read, and there is more than is read. */
  | { readonly kind: 'not-all-read' }
  | { readonly kind: 'unknown' };

export const SESSION_PARTS = ['payment_intent.latest_charge', 'setup_intent.payment_method'];
export const INTENT_PARTS = ['latest_charge'];

const PAGE = 100;
const MOST_PAGES = 10;
const HOUR_S = 3_600;
/** Margin around an attempt's time, for clock differences; a page that voids the attempt may be made late. */
const SESSIONS_BEFORE_S = HOUR_S;
const SESSIONS_AFTER_S = 2 * HOUR_S;
/** Stripe stores idempotency keys for at least 24 hours. */
const INTENTS_BEFORE_S = 26 * HOUR_S;

/** Time for all list calls of a look-up together. */
const LISTS_WITHIN_MS = 8_000;

const UNKNOWN: Found = { kind: 'unknown' };
const NOT_ALL_READ: Found = { kind: 'not-all-read' };

/**
 * Finds what Stripe has of an attempt: by its reference, else in records made around its time, as far as `withinMs`
 * allows. A record named for another attempt is unknown, whatever its status. Rule:
 * docs/decisions/0032-stripe-hosted-checkout.md.
 */
export async function findPayment(
  api: Stripe,
  attempt: KnownAttempt,
  now: Date,
  withinMs = LISTS_WITHIN_MS,
): Promise<Found> {
  const { providerReference: reference } = attempt;
  if (reference !== null) return findByReference(api, attempt, reference);
  const timeIsUp = AbortSignal.timeout(withinMs);
  const late = new Promise<Found>((resolve) => {
    timeIsUp.addEventListener('abort', () => resolve(NOT_ALL_READ), { once: true });
  });
  return Promise.race([findInLists(api, attempt, { now, timeIsUp }), late]);
}

/** The record with Stripe's reference, if it belongs to the attempt. */
export async function findByReference(api: Stripe, attempt: AttemptKey, reference: string): Promise<Found> {
  if (reference.startsWith('pi_'))
    return intentOf(
      attempt,
      await callStripe(() => api.paymentIntents.retrieve(reference, { expand: INTENT_PARTS })),
    );
  return sessionOf(
    attempt,
    await callStripe(() => api.checkout.sessions.retrieve(reference, { expand: SESSION_PARTS })),
  );
}

/** The answered session, if it belongs to the attempt. */
export function sessionOf(attempt: AttemptKey, answer: StripeAnswer): Found {
  const session = answerAs(answer, sessionSchema);
  if (session === undefined || !isSessionOf(session, attempt)) return UNKNOWN;
  return { kind: 'session', session };
}

/** The answered intent, if it belongs to the attempt. */
export function intentOf(attempt: AttemptKey, answer: StripeAnswer): Found {
  const body =
    answer.kind === 'answered' ? answer.body : answer.kind === 'refused' ? answer.intent : undefined;
  const intent = intentSchema.safeParse(body).data;
  if (intent === undefined || !bearsName(intent.metadata, attempt)) return UNKNOWN;
  return { kind: 'intent', intent };
}

function isSessionOf({ client_reference_id: name, metadata }: Session, attempt: AttemptKey): boolean {
  return name === referenceOf(attempt) && bearsName(metadata, attempt);
}

async function findInLists(
  api: Stripe,
  attempt: KnownAttempt,
  { now, timeIsUp }: { readonly now: Date; readonly timeIsUp: AbortSignal },
): Promise<Found> {
  const at = secondsOf(attempt.createdAt);
  const created = { gte: at - SESSIONS_BEFORE_S, lte: at + SESSIONS_AFTER_S };
  const session = await findListed(
    (position) => api.checkout.sessions.list({ created, limit: PAGE, ...position }),
    ({ client_reference_id: name }) => name === referenceOf(attempt),
    timeIsUp,
  );
  if (session.kind === 'found') return findByReference(api, attempt, session.id);
  // A payment on a page has our name only on its session.
  if (session.kind === 'unknown' || isPaidOnPage(attempt)) return session;
  const since = { gte: secondsOf(now) - INTENTS_BEFORE_S };
  const intent = await findListed(
    (position) => api.paymentIntents.list({ created: since, limit: PAGE, ...position }),
    ({ metadata }) => bearsName(metadata ?? null, attempt),
    timeIsUp,
  );
  if (intent.kind === 'found') return findByReference(api, attempt, intent.id);
  return intent.kind === 'none' ? session : intent;
}

const listedSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const pageSchema = z.object({ data: z.array(listedSchema), has_more: z.boolean() });

/** The first match. */
async function findListed(
  list: (position: { starting_after?: string }) => Promise<unknown>,
  fits: (listed: z.output<typeof listedSchema>) => boolean,
  timeIsUp: AbortSignal,
): Promise<
  { readonly kind: 'found'; readonly id: string } | { readonly kind: 'none' | 'not-all-read' | 'unknown' }
> {
  let position: { starting_after?: string } = {};
  for (let page = 0; page < MOST_PAGES && !timeIsUp.aborted; page++) {
    const answer = await callStripe(() => list(position));
    const read = answerAs(answer, pageSchema);
    if (read === undefined) return { kind: 'unknown' };
    const { data, has_more: hasMore } = read;
    const found = data.find(fits);
    if (found !== undefined) return { kind: 'found', id: found.id };
    const last = data.at(-1);
    if (!hasMore || last === undefined) return { kind: 'none' };
    position = { starting_after: last.id };
  }
  return { kind: 'not-all-read' };
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1_000);
