import { createHash } from 'node:crypto';
import type { PaymentAttemptId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.types.ts';
import { insertKey, lockKey, moveLease, type RequestKey } from './idempotency.store.ts';

/** After this, a repeat takes over a request. Longer than the wait for a payment provider. */
const LEASE_MS = 20_000;

/** A run of a request, with the request's content. */
export interface KeyedRun {
  readonly key: RequestKey;
  readonly fingerprint: string;
  /** Unique per run: a retried transaction recognises what it has committed. */
  readonly owner: string;
  /** Of the payment that it makes, if any. */
  readonly attemptId: PaymentAttemptId;
}

/** How to handle a request with a key. */
export type Claim =
  /** The first of its key: go on. */
  | { readonly kind: 'first' }
  /** Done before: return the same response. */
  | { readonly kind: 'answered'; readonly answer: object }
  /** Started before, by this run or an abandoned one: finish that payment. */
  | { readonly kind: 'open'; readonly attempt: { readonly attemptId: PaymentAttemptId } }
  /** Another run is working on it: wait. */
  | { readonly kind: 'running' }
  /** The key belongs to another request, which succeeded or may yet. */
  | { readonly kind: 'reused' }
  /** The key belongs to another request, which failed. */
  | { readonly kind: 'over' };

/**
 * Claims a key in the transaction that does the request's work, so that a refusal's rollback frees it again. The same
 * run may claim it again if it does not know whether its commit succeeded. Rule: docs/booking.md, "One request sent
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
  // Removed between the two statements: its owner rolled back, or it expired.
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

/** Whether the request failed, in the style of a 200. */
function hasFailed(answer: object | null): boolean {
  return answer !== null && 'Success' in answer && answer.Success === false;
}

/**
 * SHA-256 of a request's body, independent of key order. The caller omits card details and browser data: a phone may be
 * rotated between two tries.
 */
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
