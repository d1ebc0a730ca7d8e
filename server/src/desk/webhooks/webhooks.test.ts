import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { startEventReceiver, type EventReceiver } from '@portico/testing/events/event-receiver';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';

let world: World;
let program: EventReceiver;
beforeAll(async () => {
  world = await openWorld({ webhookReach: { insideNetworks: true } });
  program = await startEventReceiver();
});
afterAll(async () => {
  await program.close();
  await world.close();
});
beforeEach(async () => {
  await world.deps.database.kysely.deleteFrom('webhook_endpoint').execute();
  await world.deps.database.kysely.deleteFrom('webhook_message').execute();
});

const endpoints = async () => (await (await openStaff(world)).ask('Webhooks/List', {})).endpoints;

test('an owner adds an endpoint, tries it and removes it', async () => {
  const owner = await openStaff(world);
  const { id, secret, unreachable } = await owner.ask('Webhooks/Add', {
    url: `${program.url}?key=of-the-program`,
    types: ['payment.received'],
  });
  expect([secret.startsWith('whsec_'), unreachable]).toEqual([true, null]);
  const url = `${program.url}?key=of-the-program`;
  expect(await endpoints()).toEqual([
    {
      id,
      url,
      types: ['payment.received'],
      lastDeliveredAt: null,
      switchedOffAt: null,
      waiting: 0,
      failed: 0,
      lastError: null,
    },
  ]);
  expect(await owner.ask('Webhooks/Test', { id })).toEqual({ id, url });
  expect(JSON.parse(program.received.at(-1)?.body ?? '')).toMatchObject({ type: 'webhook.test' });
  expect(await owner.ask('Webhooks/Remove', { id })).toEqual({ id, url });
  expect(await endpoints()).toEqual([]);
});

test('an address is added once, and no more than 20, by two at once neither', async () => {
  const owner = await openStaff(world);
  const add = (path: string) => owner.refusal('Webhooks/Add', { url: `${program.url}${path}`, types: null });
  const answers = [...(await Promise.all([add('?same'), add('?same')])), await add('?same')];
  expect(answers.filter((code) => code === null)).toHaveLength(1);
  expect(answers.at(-1)).toBe('desk.webhook-known');
  for (let each = 2; each < 20; each += 1) expect(await add(`?${each}`)).toBeNull();
  const last = await Promise.all(['?a', '?b', '?c'].map(add));
  expect(last.filter((code) => code === null)).toHaveLength(1);
  expect(await add('?more')).toBe('desk.webhooks-full');
  expect(await endpoints()).toHaveLength(20);
});

test('the list says how many events wait and failed, and what went wrong last', async () => {
  const owner = await openStaff(world);
  const { id } = await owner.ask('Webhooks/Add', { url: program.url, types: null });
  const now = world.deps.clock.now();
  const message = (lastError: string | null, minutes: number, deadAt: Date | null) => ({
    property_id: PROPERTY,
    endpoint_id: id,
    message_id: `msg_${newId()}`,
    type: 'table.booked',
    subject_id: newId(),
    data: '{}',
    created_at: new Date(now.getTime() + minutes * 60_000),
    due_at: now,
    lease_until: null,
    last_error: lastError,
    dead_at: deadAt,
  });
  await world.deps.database.kysely
    .insertInto('webhook_message')
    .values([message('it answered 500', 0, now), message('it answered 404', 1, null), message(null, 2, null)])
    .execute();
  expect(await endpoints()).toMatchObject([{ waiting: 2, failed: 1, lastError: 'it answered 404' }]);
});

test('a secret is answered once and stored in no audit entry, nor is what follows the host of an address', async () => {
  const owner = await openStaff(world);
  const takes = { url: `${program.url}/hook?token=t0p-secret`, types: null };
  const added = await owner.call('Webhooks/Add', takes, 'add-once');
  const again = await owner.call('Webhooks/Add', takes, 'add-once');
  expect([added.status, again.status, again.body.secret]).toEqual([200, 409, undefined]);
  const rotated = await owner.call('Webhooks/Rotate', { id: added.body.id }, 'rotate-once');
  expect(rotated.body).toMatchObject({ formerSecretEndsAt: '2027-02-21T12:00:00.000Z' });
  expect(rotated.body.secret).not.toBe(added.body.secret);
  const entries = JSON.stringify(
    await world.deps.database.kysely.selectFrom('audit_entry').selectAll().execute(),
  );
  for (const secret of [added.body.secret, rotated.body.secret, 't0p-secret'])
    expect(entries).not.toContain(secret);
  expect(entries).toContain(`endpoint at ${new URL(program.url).host}`);
});

test('an endpoint that does not take the test, an address inside a network and an unknown id are refused', async () => {
  const owner = await openStaff(world);
  const { id } = await owner.ask('Webhooks/Add', { url: program.url, types: null });
  program.answer = (response) => void response.writeHead(404).end();
  const tried = await owner.call('Webhooks/Test', { id });
  expect([tried.status, tried.body.Message]).toEqual([
    409,
    `${program.url} has not taken it: it answered 404.`,
  ]);
  expect(await owner.refusal('Webhooks/Add', { url: 'http://pms.example/', types: null })).toBe(
    'desk.webhook-url',
  );
  for (const name of ['Webhooks/Test', 'Webhooks/Rotate', 'Webhooks/SwitchOn', 'Webhooks/Remove'] as const)
    expect([name, await owner.refusal(name, { id: newId() })]).toEqual([name, 'desk.webhook-unknown']);
});

test('an endpoint that was switched off is on again by a press', async () => {
  const owner = await openStaff(world);
  const { id } = await owner.ask('Webhooks/Add', { url: program.url, types: null });
  const { kysely } = world.deps.database;
  await kysely.updateTable('webhook_endpoint').set({ switched_off_at: world.deps.clock.now() }).execute();
  expect(await endpoints()).toMatchObject([{ switchedOffAt: '2027-02-20T12:00:00.000Z' }]);
  await owner.ask('Webhooks/SwitchOn', { id });
  expect(await endpoints()).toMatchObject([{ switchedOffAt: null }]);
});
