import { firstPoll } from '../attempts/payment-polls.store.ts';
import type { AttemptRef } from '../attempts/attempt.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import type { Providers } from '../providers.ts';
import { settle, type SettleDeps } from './settle.ts';
import type { AnswerTiming, Settlement, Settler } from './settler.ts';

export interface PollProviderDeps extends SettleDeps {
  readonly providers: Providers;
}

/** The answer of a provider that is no longer configured. */
const UNREACHABLE: PaymentAnswer = { kind: 'unknown' };

/**
 * Polls the provider of an open attempt and settles the answer. An attempt that is unknown there, or whose hold has
 * ended, is voided first: no money is taken for released nights. One that was paid meanwhile is paid. Returns the
 * settlement. Rule: docs/payments.md, "When a hold ends".
 */
export async function pollProvider<S extends Settlement>(
  deps: PollProviderDeps,
  settler: Settler<S>,
  attempt: AttemptRef,
  timing: AnswerTiming,
): Promise<S> {
  const { providers, database, clock, log } = deps;
  const provider = providers.named(attempt.provider);
  const answer = (await provider?.lookUp(attempt)) ?? UNREACHABLE;
  const now = clock.now();
  const isOver = await settler.isOver(database.kysely, attempt, now);
  // A charge may still be on its way to a provider that does not know it yet.
  const isLost = answer.kind === 'not-found' && firstPoll(attempt.createdAt) <= now;
  if (!isLost && !(isOver && mayTakeMoney(answer))) return settle(deps, settler, attempt, answer, timing);
  const ended = (await provider?.cancel(attempt)) ?? UNREACHABLE;
  if (isOver && ended.kind === 'unknown')
    log.error(attempt, 'a hold is over and the provider cannot be reached: the nights stay held');
  return settle(deps, settler, attempt, ended, timing);
}

function mayTakeMoney({ kind }: PaymentAnswer): boolean {
  return kind === 'action-required' || kind === 'unknown' || kind === 'not-found';
}
