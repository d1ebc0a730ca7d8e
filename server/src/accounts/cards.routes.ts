import { accountTexts } from '@portico/contract/texts/account-texts';
import { deleteCard } from '../payments/cards/account-card.store.ts';
import { forgetToken } from '../payments/cards/forget-token.ts';
import { readCardRequest } from '../payments/cards/card-request.store.ts';
import { lookUpCard } from '../payments/cards/card-requests.ts';
import { waitAside } from '../platform/http/bounded-concurrency.ts';
import { callerOf } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse } from '../platform/http/refuse.ts';
import { loggedInOf } from '../platform/http/require-account.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { AccountDeps } from './account-deps.ts';
import { addCard, cardAnswer, wireCards } from './add-card.ts';
import { done } from './answers.ts';
import { loggedInAccount } from './logged-in-account.ts';
import { refuseAccount } from './refuse-account.routes.ts';

/** Saved cards of an account: add and delete. */
export async function accountCardRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  const { kysely } = deps.database;

  app.route({
    ...endpoint('/api/Account/Cards/Add'),
    handler: async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      const added = found.ok ? await addCard(deps, found.value, request.body, callerOf(request)) : found;
      if (!added.ok) return refuseAccount(reply, added.refusal);
      const { answer, waitMs } = added.value;
      await waitAside(request, waitMs, deps);
      return answer;
    },
  });

  app.route({
    ...endpoint('/api/Account/Cards/Status'),
    handler: async (request, reply) => {
      const loggedIn = loggedInOf(request);
      const found = await loggedInAccount(deps, loggedIn);
      if (!found.ok) return refuseAccount(reply, found.refusal);
      const attemptId = request.query.cardRequestId;
      const cardRequest = await readCardRequest(kysely, { propertyId: loggedIn.propertyId, attemptId });
      if (cardRequest?.individualId !== loggedIn.individualId) return refuse(reply, 'account.card-unknown');
      return cardAnswer(
        deps,
        { ...cardRequest, ...(await lookUpCard(deps, cardRequest)) },
        found.value.account,
      );
    },
  });

  app.route({
    ...endpoint('/api/Account/Cards/Remove'),
    handler: async (request, reply) => {
      const loggedIn = loggedInOf(request);
      const forgotten = await deleteCard(kysely, loggedIn, request.body.CreditCardId);
      if (forgotten === undefined) return refuse(reply, 'account.card-unknown');
      await forgetToken(kysely, deps.providers, loggedIn.propertyId, forgotten, deps.clock.now());
      return { ...done(accountTexts.cardRemoved), CreditCards: await wireCards(deps, loggedIn) };
    },
  });
}
