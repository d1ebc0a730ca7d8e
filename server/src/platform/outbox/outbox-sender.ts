import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { claimDue, markFailed, type Kinds, type OutboxMessage, markSent } from './outbox.store.ts';

const BATCH = 20;
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

export interface OutboxSenderDeps {
  readonly database: Database;
  readonly clock: Clock;
  /**
   * Brings one message out; throws when it could not. It may be asked twice for the same `messageId`. `due`: those that
   * are brought out with it, the same list for each.
   */
  readonly deliver: (message: OutboxMessage, due: readonly OutboxMessage[]) => Promise<void>;
  readonly log: { error(facts: object, message: string): void };
  /** All unless told. */
  readonly kinds?: Kinds;
  /** Ends a run after what is at hand; it goes on while more is due unless told. */
  readonly stopping?: AbortSignal;
}

/**
 * Sends what is due until less than a full batch was, so that a busy hour leaves no mail behind, and answers how many went
 * out. Each message goes out at least once: a process that dies between delivering and noting it leaves the lease to run
 * out. A failure is tried again after 5 s, 10 s, 20 s … an hour. Rule: docs/booking.md, "Mails".
 */
export async function sendAllDue(deps: OutboxSenderDeps): Promise<number> {
  let total = 0;
  for (;;) {
    const { claimed, sent } = await sendBatch(deps);
    total += sent;
    if (claimed < BATCH || deps.stopping?.aborted) return total;
  }
}

async function sendBatch(
  deps: OutboxSenderDeps,
): Promise<{ readonly claimed: number; readonly sent: number }> {
  const { database, clock, kinds } = deps;
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const messages = await claimDue(database, { now, leaseUntil, limit: BATCH, kinds });
  const mark = sentMarks(database, clock);
  const sent = await Promise.all(messages.map((message) => send({ ...deps, mark }, message, messages)));
  return { claimed: messages.length, sent: sent.filter(Boolean).length };
}

async function send(
  { database, clock, deliver, log, mark }: OutboxSenderDeps & { readonly mark: SentMarks },
  message: OutboxMessage,
  due: readonly OutboxMessage[],
): Promise<boolean> {
  try {
    await deliver(message, due);
  } catch (error) {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (message.tries - 1), LONGEST_PAUSE_MS);
    const dueAt = new Date(clock.now().getTime() + pauseMs);
    await markFailed(database, message, { dueAt, error: error instanceof Error ? error.message : 'unknown' });
    log.error(
      { err: error, outboxId: message.outboxId, kind: message.kind },
      'a message of the outbox is to be tried again',
    );
    return false;
  }
  await mark(message);
  return true;
}

/** Notes that a message went out; it is noted when this is fulfilled. */
type SentMarks = (message: OutboxMessage) => Promise<void>;

/**
 * Notes messages one statement after the other, and with each all that went out while the one before was written: none
 * waits for a slower message, and a process that dies forgets no more than went out since.
 */
function sentMarks(database: Database, clock: Clock): SentMarks {
  let waiting: OutboxMessage[] = [];
  let last = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const messages = waiting;
    waiting = [];
    await markSent(database, messages, clock.now());
  }

  return (message) => {
    waiting.push(message);
    if (waiting.length === 1) last = last.catch(() => undefined).then(writeWaiting);
    return last;
  };
}
