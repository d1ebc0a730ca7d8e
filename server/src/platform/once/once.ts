import { ok, refused, type Refusal, type Result } from '@portico/domain/result';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { rollbackWith } from '../database/rollback-with.ts';
import type { Schema } from '../database/schema.types.ts';
import { writeTogether, type Write } from '../database/write-together.ts';
import { newId } from '../ids.ts';
import { claimKey, type KeyedRun } from './idempotency.ts';
import { finishKeyWrite, setKeyAttempt, type RequestKey } from './idempotency.store.ts';

/** A duplicate polls for the first run's end this often, 5 s in all. */
const POLLS = 20;
const POLL_EVERY_MS = 250;

export interface OnceDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Waits between two polls for a duplicate's first run. */
  readonly delay: (milliseconds: number) => Promise<unknown>;
}

/** A request to run once. */
export interface OneRequest<Answer extends object = object> {
  readonly propertyId: PropertyId;
  /** The call, such as `reservation.create`. */
  readonly scope: string;
  /** The client's key; undefined without one: then a second request is a second order. */
  readonly key: string | undefined;
  /** By `fingerprintOf`. */
  readonly fingerprint: string;
  /** Upgrades a stored response: an earlier version may have stored fewer fields. */
  readonly readAnswer: (body: object) => Answer;
}

/**
 * The state of a request after its first transaction. `answer` is the body of a 200; while `open`, the payment attempt
 * decides the response.
 */
export type Begun<Answer extends object = object> =
  | {
      readonly kind: 'answered';
      readonly answer: Answer;
      /** Still to be written, with the response. */
      readonly writes?: readonly Write[];
    }
  | { readonly kind: 'open'; readonly attempt: { readonly attemptId: PaymentAttemptId } };

/** One run of a request's first transaction. */
export interface OneRun {
  readonly now: Date;
  /** For its payment, if any: its key is already tied to it. */
  readonly attemptId: PaymentAttemptId;
}

export type OnceRefusal = {
  readonly code: 'idempotency.reused' | 'idempotency.over' | 'idempotency.in-progress';
};

/**
 * Runs the first transaction of a request, once per key. `begin` does the request's work in it and returns the
 * response, or the payment that decides it; a refusal is undone together with the key.
 * A repeat gets the stored response, waits up to 5 s for one, or continues an abandoned payment. After a connection
 * lost at COMMIT, the run retries and finds its own key. Refuses a key used with another body, `idempotency.reused` or,
 * if that request failed, `idempotency.over`; and `idempotency.in-progress`. Rule: docs/booking.md, "One request sent
 * twice".
 */
export async function once<Answer extends object, B extends Begun<Answer>, R extends Refusal>(
  { database, clock, delay }: OnceDeps,
  request: OneRequest<Answer>,
  begin: (tx: Transaction<Schema>, run: OneRun) => Promise<Result<B, R>>,
): Promise<Result<B | Begun<Answer>, R | OnceRefusal>> {
  const { fingerprint, readAnswer } = request;
  const run = {
    key: keyOf(request),
    fingerprint,
    owner: newId(),
    attemptId: newId<PaymentAttemptId>(),
    readAnswer,
  };
  for (let poll = 1; ; poll++) {
    const begun = await inTransaction(database, (tx) => beginOnce(tx, run, clock.now(), begin), {
      retryable: true,
    });
    if (begun !== 'running') return begun;
    if (poll === POLLS) return refused({ code: 'idempotency.in-progress' });
    await delay(POLL_EVERY_MS);
  }
}

/** A request without a key gets one that no client can name, so that it too finds its own commit. */
function keyOf({ propertyId, scope, key }: OneRequest): RequestKey {
  return key === undefined
    ? { propertyId, scope: `${scope}.without-key`, key: newId() }
    : { propertyId, scope, key };
}

async function beginOnce<Answer extends object, B extends Begun<Answer>, R extends Refusal>(
  tx: Transaction<Schema>,
  run: KeyedRun & Pick<OneRequest<Answer>, 'readAnswer'>,
  now: Date,
  begin: (tx: Transaction<Schema>, run: OneRun) => Promise<Result<B, R>>,
): Promise<Result<B | Begun<Answer>, R | OnceRefusal> | 'running'> {
  const claim = await claimKey(tx, run, now);
  switch (claim.kind) {
    case 'first': {
      const begun = await begin(tx, { now, attemptId: run.attemptId });
      if (!begun.ok) return rollbackWith(begun);
      await keep(tx, run, begun.value);
      return begun;
    }
    case 'answered':
      return ok({ kind: 'answered', answer: run.readAnswer(claim.answer) });
    case 'open':
      return ok(claim);
    case 'running':
      return 'running';
    case 'reused':
      return refused({ code: 'idempotency.reused' });
    case 'over':
      return refused({ code: 'idempotency.over' });
  }
}

async function keep(tx: Transaction<Schema>, { key, attemptId }: KeyedRun, begun: Begun): Promise<void> {
  if (begun.kind === 'answered') {
    const { answer, writes = [] } = begun;
    return writeTogether(tx, [...writes, finishKeyWrite(tx, key, answer, { isPaid: false })]);
  }
  if (begun.attempt.attemptId !== attemptId) await setKeyAttempt(tx, key, begun.attempt.attemptId);
}
