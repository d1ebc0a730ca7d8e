import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { claimDue, markFailed, type OutboxMessage } from './outbox.store.ts';
import { sentMarks, type SentMarks } from './sent-marks.ts';

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
}

/**
 * Sends what is due and answers how many went out. Each message goes out at least once: a process that dies between
 * delivering and noting it leaves the lease to run out. A failure is tried again after 5 s, 10 s, 20 s … an hour.
 * Rule: docs/booking.md, "Mails".
 */
export async function sendDue(deps: OutboxSenderDeps): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const messages = await claimDue(database, { now, leaseUntil, limit: BATCH });
  const mark = sentMarks(database, clock);
  const sent = await Promise.all(messages.map((message) => send({ ...deps, mark }, message, messages)));
  return sent.filter(Boolean).length;
}

/** Sends until less than a full batch was due, so that a busy hour leaves no mail behind. Answers how many went out. */
export async function sendAllDue(deps: OutboxSenderDeps): Promise<number> {
  let total = 0;
  for (;;) {
    const sent = await sendDue(deps);
    total += sent;
    if (sent < BATCH) return total;
  }
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
