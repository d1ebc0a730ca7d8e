import { ok, refused } from '@portico/domain/result';
import { listPushMessages } from '../../connections/push/push-message.store.ts';
import { retryPushes, setPush } from '../../connections/push/reservation-push.store.ts';
import { urlFault } from '../../webhooks/webhook-reach.ts';
import type { Operation } from '../run/operation.ts';
import { withConnection } from './connections.ts';

/** Rule: docs/connections-ota.md, "Reservations". */
export const setConnectionPush: Operation<'Connections/SetPush'> = (run, { id, push }) =>
  withConnection<'Connections/SetPush'>(run, id, async (connection) => {
    const fault = push === null ? undefined : urlFault(push.url, run.webhookReach);
    if (push !== null && fault !== undefined)
      return refused({ code: 'desk.connection-url', facts: { url: push.url, fault } });
    await setPush(run.database.kysely, connection, push);
    const hostOf = (url: string | undefined) => (url === undefined ? 'nowhere' : new URL(url).host);
    run.audit({
      what: [
        {
          what: `where ${connection.name} is told of bookings`,
          was: hostOf(connection.push?.url),
          now: hostOf(push?.url),
        },
      ],
    });
    return ok({ name: connection.name });
  });

export const retryConnectionPushes: Operation<'Connections/RetryPushes'> = (run, { id }) =>
  withConnection<'Connections/RetryPushes'>(run, id, async (connection) =>
    ok({ due: await retryPushes(run.database.kysely, connection, run.clock.now()) }),
  );

/** At a time. */
const PAGE = 50;

/** Of a revoked connection too. Rule: docs/connections-ota.md, "What was told". */
export const listConnectionPushes: Operation<'Connections/ListPushes'> = async (run, { id, before }) => {
  const key = { propertyId: run.hotel.propertyId, connectionId: id };
  const found = await listPushMessages(run.database.kysely, key, { before, limit: PAGE + 1 });
  const messages = found
    .slice(0, PAGE)
    .map(({ triedAt, ...message }) => ({ ...message, triedAt: triedAt.toISOString() }));
  return ok({ messages, hasMore: found.length > PAGE });
};
