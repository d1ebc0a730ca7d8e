import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { ok, refused, type Result } from '@portico/domain/result';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockHotel } from '../../property-file/hotel.store.ts';
import { countMessages } from '../../webhooks/dead-letter.store.ts';
import { insertEndpoint, readEndpoints, type Endpoint } from '../../webhooks/endpoint.store.ts';
import { reachableAddresses, urlFault, type WebhookReach } from '../../webhooks/webhook-reach.ts';
import type { Operation } from '../run/operation.ts';
import { hostOf } from './one-endpoint.ts';

/** Of one hotel: each event is stored once for each. */
const MOST = 20;

/** The hotel's endpoints, with how events to each fare. Rule: docs/webhooks.md, "Delivery". */
export const listEndpoints: Operation<'Webhooks/List'> = async ({ hotel, database: { kysely } }) => {
  const counts = await countMessages(kysely, hotel.propertyId);
  const endpoints = await readEndpoints(kysely, hotel.propertyId);
  return ok({
    endpoints: endpoints.map(({ endpointId: id, url, types, lastDeliveredAt, switchedOffAt }) => {
      const {
        waiting = 0,
        dead: failed = 0,
        lastError = null,
      } = counts.find(({ endpointId }) => endpointId === id) ?? {};
      return {
        id,
        url,
        types,
        lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
        switchedOffAt: switchedOffAt?.toISOString() ?? null,
        waiting,
        failed,
        lastError,
      };
    }),
  });
};

/** Events go there from now on, signed with the secret that this alone answers. */
export const addEndpoint: Operation<'Webhooks/Add'> = async (run, { url, types }) => {
  const { hotel, database, clock, webhookReach } = run;
  const fault = urlFault(url, webhookReach);
  if (fault !== undefined) return refused({ code: 'desk.webhook-url', facts: { url, fault } });
  const { propertyId } = hotel;
  const added = await inTransaction(database, async (tx): Promise<Result<Endpoint, DeskRefusal>> => {
    if (!(await lockHotel(tx, propertyId))) return refused({ code: 'desk.webhook-busy' });
    const standing = await readEndpoints(tx, propertyId);
    if (standing.some((one) => one.url === url))
      return refused({ code: 'desk.webhook-known', facts: { url } });
    if (standing.length >= MOST) return refused({ code: 'desk.webhooks-full', facts: { most: MOST } });
    return ok(await insertEndpoint(tx, { propertyId, url, types }, clock.now()));
  });
  if (!added.ok) return added;
  const { endpointId: id, secret } = added.value;
  run.audit({ what: [{ what: `endpoint at ${hostOf(url)}`, was: 'none', now: types?.join(', ') ?? 'all' }] });
  return ok({ id, url, types, secret, unreachable: await whyNotReached(url, webhookReach) });
};

async function whyNotReached(url: string, reach: WebhookReach): Promise<string | null> {
  try {
    await reachableAddresses(new URL(url), reach);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}
