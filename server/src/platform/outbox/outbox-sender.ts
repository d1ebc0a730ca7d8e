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
   * Delivers one message; throws if it could not. May be called twice for the same `messageId`. `due`: the messages of
   * the same batch, the same list for each.
   */
  readonly deliver: (message: OutboxMessage, due: readonly OutboxMessage[]) => Promise<void>;
  readonly log: { error(facts: object, message: string): void };
  /** Default: all. */
  readonly kinds?: Kinds;
  /** Ends a run after the messages in hand; by default it continues while more is due. */
  readonly stopping?: AbortSignal;
}

/**
 * Sends due messages batch by batch until one is not full, so that a busy hour leaves none behind; returns the number
 * sent. Delivery is at least once: if a process dies between delivering and marking, the lease runs out. Failures are
 * retried after 5 s, 10 s, 20 s … an hour. Rule: docs/booking.md, "Mails".
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

/** Marks a message as sent; resolves once stored. */
type SentMarks = (message: OutboxMessage) => Promise<void>;

/**
 * Marks messages one statement at a time, each with all sent during the previous one. None waits for a slower message,
 * and a process that dies loses only the marks since.
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
