import { lookNow } from '../../core/payment/attempts/payment-looks.store.ts';
import { readAttempt } from '../../core/payment/attempts/payment-ledger.store.ts';
import type { PaymentNotice, PaymentPort } from '../../core/payment/payment-port.ts';
import type { Providers } from '../../core/payment/providers.ts';
import { settle, type SettleDeps } from '../../core/payment/settle/settle.ts';
import type { Settlers } from '../../core/payment/settle/settler.ts';
import { insertEvent, isEventKnown } from './payment-event.store.ts';

export interface NoticeDeps extends SettleDeps {
  readonly providers: Providers;
  readonly settlers: Settlers;
}

/**
 * Works on a notice whose signature was right: the provider is asked what became of the attempt, never believed, and it
 * is settled. Once for each event, in whatever order they come; twice at the same moment does no harm, since `settle`
 * counts once. `later`: the provider does not answer and no recovery will ask, so that it has to send the notice again.
 * Rule: docs/payments.md, "Notices".
 */
export async function receiveNotice(
  deps: NoticeDeps,
  provider: PaymentPort,
  notice: PaymentNotice,
): Promise<'done' | 'later'> {
  const { kysely } = deps.database;
  const now = deps.clock.now();
  if (await isEventKnown(kysely, notice)) return 'done';
  const attempt = await readAttempt(kysely, notice.attempt);
  if (attempt?.provider !== provider.name) {
    deps.log.error(
      { ...notice.attempt, eventId: notice.eventId },
      'a notice of a payment we do not know, or of another provider',
    );
  } else {
    const answer = await provider.lookUp(attempt);
    if (answer.kind !== 'unknown')
      await settle(deps, deps.settlers[attempt.purpose], attempt, answer, 'later');
    else if (!(await lookNow(kysely, attempt, now))) return 'later';
  }
  await insertEvent(kysely, notice, now);
  return 'done';
}
