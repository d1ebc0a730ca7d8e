import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { markSent, type OutboxMessage } from './outbox.store.ts';

/** Notes that a message went out; it is noted when this is fulfilled. */
export type SentMarks = (message: OutboxMessage) => Promise<void>;

/**
 * Notes messages one statement after the other, and with each all that went out while the one before was written: none
 * waits for a slower message, and a process that dies forgets no more than went out since.
 */
export function sentMarks(database: Database, clock: Clock): SentMarks {
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
