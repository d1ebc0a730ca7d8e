import { startJob, type Job } from '../start-job.ts';
import { sendAllDue, type OutboxSenderDeps } from './outbox-sender.ts';

const EVERY_MS = 1_000;

/** Sends all that is due, every second, until stopped. */
export function startOutbox(deps: OutboxSenderDeps): Job {
  return startJob({ name: 'outbox', everyMs: EVERY_MS, log: deps.log, run: () => sendAllDue(deps) });
}
