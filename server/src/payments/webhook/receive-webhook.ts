import { pollNow } from '../attempts/payment-polls.store.ts';
import { readAttempt } from '../attempts/payment-ledger.store.ts';
import type { PaymentWebhook, PaymentPort } from '../payment-port.ts';
import type { Providers } from '../providers.ts';
import { receiveCard } from '../cards/card-requests.ts';
import { settle, type SettleDeps } from '../settle/settle.ts';
import type { Settlers } from '../settle/settler.ts';
import { insertEvent, isEventKnown } from './payment-event.store.ts';

export interface WebhookDeps extends SettleDeps {
  readonly providers: Providers;
  readonly settlers: Settlers;
}

/**
 * Processes a webhook with a right signature: the attempt is looked up at the provider, and settled. The webhook itself
 * is never trusted. Once for each event, in any order; two at once do no harm, since `settle` counts once. `later`: the
 * provider does not answer, or does not know the attempt yet, and no recovery will poll. The provider must then resend.
 * Rule: docs/payments.md, "Webhooks".
 */
export async function receiveWebhook(
  deps: WebhookDeps,
  provider: PaymentPort,
  webhook: PaymentWebhook,
): Promise<'done' | 'later'> {
  const { kysely } = deps.database;
  const now = deps.clock.now();
  if (await isEventKnown(kysely, webhook)) return 'done';
  const attempt = await readAttempt(kysely, webhook.attempt);
  if (attempt === undefined && (await receiveCard(deps, provider, webhook))) {
    // A card to be saved for an account, not a payment.
  } else if (attempt?.provider !== provider.name) {
    deps.log.error(
      { ...webhook.attempt, eventId: webhook.eventId },
      'a webhook of a payment we do not know, or of another provider',
    );
  } else {
    const answer = await provider.lookUp({
      ...attempt,
      providerReference: attempt.providerReference ?? webhook.reference ?? null,
    });
    if (answer.kind !== 'unknown' && answer.kind !== 'not-found')
      await settle(deps, deps.settlers[attempt.purpose], attempt, answer, 'later');
    else if (!(await pollNow(kysely, attempt, now))) return 'later';
  }
  await insertEvent(kysely, webhook, now);
  return 'done';
}
