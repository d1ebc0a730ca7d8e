import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { countDecline } from '../../limits/rate-limit.store.ts';
import { mayLookUp } from '../../limits/rate-limits.ts';
import type { PaymentAnswer, PaymentPort, PaymentWebhook } from '../payment-port.ts';
import type { Providers } from '../providers.ts';
import { insertCard } from './account-card.store.ts';
import {
  noteCardQuestion,
  readCardRequest,
  settleCardRequest,
  type CardRequest,
} from './card-request.store.ts';

export interface CardRequestDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Stores a provider's answer about a card to be saved, once, whether it came in the guest's request, on return or by
 * webhook. Returns the status. Rule: docs/accounts.md, "Cards".
 */
export async function settleCard(
  { database, clock }: CardRequestDeps,
  request: CardRequest,
  answer: PaymentAnswer,
): Promise<Pick<CardRequest, 'status' | 'actionUrl'>> {
  const now = clock.now();
  switch (answer.kind) {
    case 'stored': {
      const { token, card } = answer;
      const { propertyId, provider } = request;
      await inTransaction(database, async (tx) => {
        const individualId = await settleCardRequest(tx, request, 'stored', now);
        if (individualId !== undefined)
          await insertCard(tx, { propertyId, individualId }, { provider, token, ...card }, now);
      });
      return { status: 'stored', actionUrl: null };
    }
    case 'declined':
    case 'cancelled':
    case 'not-begun':
    case 'card-unusable':
      await inTransaction(database, async (tx) => {
        const individualId = await settleCardRequest(tx, request, 'declined', now);
        if (individualId !== undefined && answer.kind === 'declined') await countDecline(tx, request, now);
      });
      return { status: 'declined', actionUrl: null };
    case 'action-required':
      await noteCardQuestion(database.kysely, request, answer);
      return { status: 'open', actionUrl: answer.url };
    case 'paid':
    case 'not-found':
    case 'unknown':
      return { status: request.status, actionUrl: request.actionUrl };
  }
}

/** Status of a card to be saved. While it is open the provider is polled, but not for every page view. */
export async function lookUpCard(
  deps: CardRequestDeps & { readonly providers: Providers },
  request: CardRequest,
): Promise<Pick<CardRequest, 'status' | 'actionUrl'>> {
  const provider = deps.providers.named(request.provider);
  if (request.status !== 'open' || provider === undefined) return request;
  const key = { propertyId: request.propertyId, subject: request.attemptId };
  if (!(await mayLookUp(deps.database.kysely, key, deps.clock.now()))) return request;
  return settleCard(deps, request, await provider.lookUp(request));
}

/** Whether a webhook is about such a card; if so, the card is looked up and saved. */
export async function receiveCard(
  deps: CardRequestDeps,
  provider: PaymentPort,
  webhook: PaymentWebhook,
): Promise<boolean> {
  const request = await readCardRequest(deps.database.kysely, webhook.attempt);
  if (request?.provider !== provider.name) return false;
  const providerReference = request.providerReference ?? webhook.reference ?? null;
  await settleCard(deps, request, await provider.lookUp({ ...request, providerReference }));
  return true;
}
