import { pollProvider, type PollProviderDeps } from './poll-provider.ts';
import { claimDuePolls } from '../attempts/payment-polls.store.ts';
import type { Settlers } from './settler.ts';

const BATCH = 50;

export interface RecoveryDeps extends PollProviderDeps {
  readonly settlers: Settlers;
}

/**
 * Settles payments that a request, or a stopped server, has not finished. Polls each attempt that is due, first when it is 60 s old; a
 * provider that does not answer is polled again later. Several processes share the work. Rule: docs/payments.md,
 * "Recovery".
 */
export async function recoverPayments(deps: RecoveryDeps): Promise<void> {
  const { database, clock, settlers, log } = deps;
  const now = clock.now();
  const attempts = await claimDuePolls(database.kysely, { now, limit: BATCH });
  await Promise.all(
    attempts.map(async (attempt) => {
      try {
        await pollProvider(deps, settlers[attempt.purpose], attempt, 'later');
      } catch (error) {
        log.error({ err: error, attemptId: attempt.attemptId }, 'a payment could not be recovered');
      }
    }),
  );
}
