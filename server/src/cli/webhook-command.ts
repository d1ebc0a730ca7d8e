import * as z from 'zod';
import { sendEvent } from '../webhooks/deliver-event.ts';
import { deleteEndpoint, rotateSecret, switchOn } from '../webhooks/endpoint.store.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';
import { command, done, refusedFor } from './command.ts';
import { reachOf } from './webhook-setting.ts';
import { ofEndpoint, withEndpoint } from './with-endpoint.ts';

const text = z.string();

export const removeWebhook = command({
  name: 'webhook remove',
  does: ['Sends an endpoint nothing more, and forgets it with what was on its way there.'],
  options: ofEndpoint,
  answers: z.strictObject({ id: text, url: text }),
  run: (named, setting) =>
    withEndpoint(named, setting, async ({ endpoint }, database) => {
      await inTransaction(database, (tx) => deleteEndpoint(tx, endpoint));
      const { endpointId: id, url } = endpoint;
      return done([`${url} is told nothing more.`], { id, url });
    }),
});

export const testWebhook = command({
  name: 'webhook test',
  does: [
    'Posts an event of the type webhook.test to an endpoint, signed as all are, and prints what it answered.',
  ],
  options: ofEndpoint,
  answers: z.strictObject({ id: text, url: text }),
  run: (named, setting) =>
    withEndpoint(named, setting, async ({ hotel, endpoint }) => {
      const { endpointId: id, url } = endpoint;
      const data = { PropertyId: hotel.propertyId, Message: 'All is well between us.' };
      const messageId = `msg_${newId().replaceAll('-', '')}`;
      const message = { messageId, type: 'webhook.test', data, createdAt: setting.clock.now() };
      const sender = { clock: setting.clock, reach: reachOf(setting) };
      const outcome = await sendEvent(sender, endpoint, message);
      if (outcome.kind === 'delivered') return done([`${url} has taken it.`], { id, url });
      const why = outcome.kind === 'gone' ? 'it answered 410' : outcome.why;
      return refusedFor(`${url} has not taken it: ${why}.`);
    }),
});

export const rotateWebhook = command({
  name: 'webhook rotate',
  does: ['Gives an endpoint a new secret and prints it, once. The one before signs too for a day.'],
  options: ofEndpoint,
  answers: z.strictObject({ id: text, secret: text, formerSecretEndsAt: z.date().nullable() }),
  run: (named, setting) =>
    withEndpoint(named, setting, async ({ endpoint }, { kysely }) => {
      const { endpointId: id, secret, ...after } = await rotateSecret(kysely, endpoint, setting.clock.now());
      const { url, formerSecretEndsAt } = after;
      const lines = [
        `The secret of ${url} is ${secret} from now on`,
        'Keep it: it is not printed again. The one before signs too for a day.',
      ];
      return done(lines, { id, secret, formerSecretEndsAt });
    }),
});

export const switchOnWebhook = command({
  name: 'webhook switch-on',
  does: ['Sends events again to an endpoint that was switched off since it answered 410 (Gone).'],
  options: ofEndpoint,
  answers: z.strictObject({ id: text, url: text }),
  run: (named, setting) =>
    withEndpoint(named, setting, async ({ endpoint }, { kysely }) => {
      await switchOn(kysely, endpoint);
      const { endpointId: id, url } = endpoint;
      const lines = [`Events are sent to ${url} from now on. What it missed is sent by webhook retry.`];
      return done(lines, { id, url });
    }),
});
