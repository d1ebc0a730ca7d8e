import type Stripe from 'stripe';
import * as z from 'zod';
import type { ProviderRecord, RecordPage } from '../../payment-port.ts';
import { attemptOf } from '../../attempt-reference.ts';
import { moneyFromStripe } from './amounts.ts';
import { answerAs, callStripe } from './call-stripe.ts';
import { attemptOfMetadata } from './ours.ts';
import { intentSchema, readIntent, type Intent } from './read-intent.ts';
import { readSession, sessionSchema, type Session } from './read-session.ts';

/** The largest page of a Stripe list. */
const PAGE = 100;
const KINDS = ['sessions', 'intents'] as const;

const namedSchema = z.object({
  id: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  client_reference_id: z.string().nullish(),
});
const pageSchema = z.object({ data: z.array(namedSchema.loose()), has_more: z.boolean() });

/**
 * What Stripe has of ours: first Checkout sessions, newest first, then charges to saved cards. Skips other business of
 * the account. `after`: `sessions cs_…`, where the previous page ended.
 */
export async function listRecords(api: Stripe, after: string | null): Promise<RecordPage | 'unknown'> {
  const [kind, last] = after?.split(' ') ?? [KINDS[0]];
  const position = { limit: PAGE, ...(last && { starting_after: last }) };
  const answer = await callStripe(() =>
    kind === 'sessions'
      ? api.checkout.sessions.list({ ...position, expand: ['data.payment_intent.latest_charge'] })
      : api.paymentIntents.list({ ...position, expand: ['data.latest_charge'] }),
  );
  const page = answerAs(answer, pageSchema);
  if (page === undefined) return 'unknown';
  const read = page.data.filter(isOurs).map(kind === 'sessions' ? sessionRecord : intentRecord);
  const records = read.filter((record) => record !== undefined);
  if (records.length < read.length) return 'unknown';
  const end = page.data.at(-1);
  const following = kind === 'sessions' ? 'intents' : null;
  return { records, next: page.has_more && end !== undefined ? `${kind} ${end.id}` : following };
}

function isOurs({ metadata }: z.output<typeof namedSchema>): boolean {
  return attemptOfMetadata(metadata ?? null) !== null;
}

function sessionRecord(body: unknown): ProviderRecord | undefined {
  const session = sessionSchema.safeParse(body).data;
  if (session === undefined) return undefined;
  const { client_reference_id: name, payment_intent: intent, customer_details: typed } = session;
  return {
    reference: session.id,
    attempt: attemptOf(name ?? ''),
    status: statusOf(session),
    money: intent === null ? moneyOfSession(session) : moneyOf(intent),
    refundedMinor: intent === null ? 0 : refundedOf(intent),
    note: noteOf(intent?.description, session.customer_email ?? typed?.email),
  };
}

function intentRecord(body: unknown): ProviderRecord | undefined {
  const intent = intentSchema.safeParse(body).data;
  const attempt = intent && attemptOfMetadata(intent.metadata);
  if (intent === undefined || attempt === null) return undefined;
  const { kind } = readIntent(intent);
  const isFinal = kind === 'paid' || kind === 'declined' || kind === 'cancelled';
  return {
    reference: intent.id,
    attempt: attempt ?? null,
    status: isFinal ? kind : 'open',
    money: moneyOf(intent),
    refundedMinor: refundedOf(intent),
    note: noteOf(intent.description),
  };
}

function noteOf(...parts: (string | null | undefined)[]): string | null {
  return parts.filter((part) => part).join(', ') || null;
}

function statusOf(session: Session): ProviderRecord['status'] {
  if (session.status === 'complete' && session.mode === 'setup') return 'stored';
  const { kind } = readSession(session);
  return kind === 'paid' || kind === 'cancelled' ? kind : 'open';
}

function moneyOfSession({ mode, amount_total: amount, currency }: Session) {
  return mode === 'setup' || amount === null ? null : (moneyFromStripe(amount, currency ?? '') ?? null);
}

function moneyOf({ status, amount, amount_received: received, currency }: Intent) {
  return moneyFromStripe(status === 'succeeded' ? received : amount, currency) ?? null;
}

function refundedOf({ currency, latest_charge: charge }: Intent): number {
  return moneyFromStripe(charge?.amount_refunded ?? 0, currency)?.minor ?? 0;
}
