import type { DeskCallName } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { sendEvent } from '../../webhooks/deliver-event.ts';
import {
  deleteEndpoint,
  readEndpoint,
  rotateSecret,
  switchOn,
  type Endpoint,
} from '../../webhooks/endpoint.store.ts';
import type { Operation, Outcome, Run } from '../run/operation.ts';

/** For the audit trail: what follows the host of an address may be a secret. */
export const hostOf = (url: string) => new URL(url).host;

/** Posts an event of the type `webhook.test`, signed as all are. Refused: why it was not taken. */
export const testEndpoint: Operation<'Webhooks/Test'> = (run, { id }) =>
  withEndpoint<'Webhooks/Test'>(run, id, async (endpoint) => {
    const { clock, hotel, webhookReach: reach } = run;
    const data = { PropertyId: hotel.propertyId, Message: 'All is well between us.' };
    const messageId = `msg_${newId().replaceAll('-', '')}`;
    const message = { messageId, type: 'webhook.test', data, createdAt: clock.now() };
    const outcome = await sendEvent({ clock, reach }, endpoint, message);
    const { url } = endpoint;
    if (outcome.kind === 'delivered') return ok({ id, url });
    const why = outcome.kind === 'gone' ? 'it answered 410' : outcome.why;
    return refused({ code: 'desk.webhook-not-taken', facts: { url, why } });
  });

/** The former secret signs too for a day. Rule: docs/webhooks.md, "How to verify". */
export const rotateEndpoint: Operation<'Webhooks/Rotate'> = (run, { id }) =>
  withEndpoint<'Webhooks/Rotate'>(run, id, async (endpoint) => {
    const { kysely } = run.database;
    const { url, secret, formerSecretEndsAt } = await rotateSecret(kysely, endpoint, run.clock.now());
    noteOf(run, endpoint, { was: 'a secret', now: 'another secret' });
    return ok({ id, url, secret, formerSecretEndsAt: formerSecretEndsAt.toISOString() });
  });

/** What it missed stays failed until it is sent again. */
export const switchOnEndpoint: Operation<'Webhooks/SwitchOn'> = (run, { id }) =>
  withEndpoint<'Webhooks/SwitchOn'>(run, id, async (endpoint) => {
    const { url, switchedOffAt } = endpoint;
    await switchOn(run.database.kysely, endpoint);
    noteOf(run, endpoint, { was: switchedOffAt === null ? 'on' : 'switched off', now: 'on' });
    return ok({ id, url });
  });

export const removeEndpoint: Operation<'Webhooks/Remove'> = (run, { id }) =>
  withEndpoint<'Webhooks/Remove'>(run, id, async (endpoint) => {
    await inTransaction(run.database, (tx) => deleteEndpoint(tx, endpoint));
    noteOf(run, endpoint, { was: endpoint.types?.join(', ') ?? 'all', now: 'removed' });
    return ok({ id, url: endpoint.url });
  });

async function withEndpoint<Name extends DeskCallName>(
  { hotel, database }: Run,
  id: string,
  work: (endpoint: Endpoint) => Promise<Outcome<Name>>,
): Promise<Outcome<Name>> {
  const key = { propertyId: hotel.propertyId, endpointId: id };
  const endpoint = await readEndpoint(database.kysely, key);
  return endpoint === undefined ? refused({ code: 'desk.webhook-unknown', facts: { id } }) : work(endpoint);
}

function noteOf({ audit }: Run, { url }: Endpoint, { was, now }: { was: string; now: string }): void {
  audit({ what: [{ what: `endpoint at ${hostOf(url)}`, was, now }] });
}
