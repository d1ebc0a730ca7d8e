import { recoverPayments, type RecoveryDeps } from './recover-payments.ts';
import { startJob, type Job } from '../../../platform/start-job.ts';

const EVERY_MS = 15_000;

/** Recovers payments every 15 s until stopped. */
export function startRecovery(deps: RecoveryDeps): Job {
  return startJob({ name: 'recovery', everyMs: EVERY_MS, log: deps.log, run: () => recoverPayments(deps) });
}
