import { createHash } from 'node:crypto';
import type { PaymentAttemptId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.types.ts';
import { insertKey, lockKey, moveLease, type RequestKey } from './idempotency.store.ts';

/** How long a request may work before a repeat of it takes over. Longer than the wait for a payment provider. */
const LEASE_MS = 20_000;

/** A run of a request and what it asks for. */
export interface KeyedRun {
  readonly key: RequestKey;
  readonly fingerprint: string;
  /** This run's own; its transaction may be tried again, and finds what it has committed. */
  readonly owner: string;
  /** Of the payment that it makes, if it makes one. */
  readonly attemptId: PaymentAttemptId;
}

/** What to do with a request that carries a key. */
export type Claim =
  /** The first of its key: go on. */
  | { readonly kind: 'first' }
  /** Done before: answer the same. */
  | { readonly kind: 'answered'; readonly answer: object }
  /** Begun before, by this run or by one that has left it: finish that payment. */
  | { readonly kind: 'open'; readonly attempt: { readonly attemptId: PaymentAttemptId } }
  /** Another is at it: wait. */
  | { readonly kind: 'running' }
  /** The key belongs to another request, which is done or may yet be. */
  | { readonly kind: 'reused' }
  /** The key belongs to another request, which came to nothing. */
  | { readonly kind: 'over' };

/**
 * Claims a key in the transaction that does the request's work, so that a refusal that rolls back frees it again. The
 * same run may claim it again, not knowing whether its commit was carried out. Rule: docs/booking.md, "One request sent
 * twice".
 */
export async function claimKey(
  tx: Transaction<Schema>,
  { key, fingerprint, owner, attemptId: ofRun }: KeyedRun,
  now: Date,
): Promise<Claim> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  if (await insertKey(tx, key, { fingerprint, owner, attemptId: ofRun, leaseUntil, now }))
    return { kind: 'first' };
  const taken = await lockKey(tx, key);
  // Gone between the two statements: its owner rolled back or it was forgotten for its age.
  if (taken === undefined) return { kind: 'running' };
  if (taken.fingerprint !== fingerprint) return { kind: hasFailed(taken.answer) ? 'over' : 'reused' };
  if (taken.answer !== null) return { kind: 'answered', answer: taken.answer };
  const { attemptId } = taken;
  if (attemptId === null) return { kind: 'running' };
  if (taken.owner !== owner) {
    if (taken.leaseUntil > now) return { kind: 'running' };
    await moveLease(tx, key, { owner, leaseUntil });
  }
  return { kind: 'open', attempt: { attemptId } };
}

/** Whether the request has ended without what it asked for, in the style of a 200. */
function hasFailed(answer: object | null): boolean {
  return answer !== null && 'Success' in answer && answer.Success === false;
}

/** SHA-256 of a request's body in which the order of keys does not count; the caller leaves out
 * card details, and what the browser says of itself: a phone may be turned between two tries. */
export function fingerprintOf(body: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, canonical(inner)]));
}
