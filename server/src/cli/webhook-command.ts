import * as z from 'zod';
import { command, done } from './command.ts';
import { property, required, value } from './command-option.ts';
import { withOperation } from './with-operation.ts';

const text = z.string();
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An endpoint's id, as `webhook list` prints it. */
export const endpointId = {
  ...value.text('ID', 'the endpoint, as webhook list prints it'),
  expected: 'an id as webhook list prints it',
  read: (typed: string) => (uuid.test(typed) ? typed : undefined),
};

const ofEndpoint = { property, id: required(endpointId) };

export const removeWebhook = command({
  name: 'webhook remove',
  does: ['Sends an endpoint nothing more, and forgets it with what was on its way there.'],
  options: ofEndpoint,
  answers: z.strictObject({ id: text, url: text }),
  run: ({ property: code, id }, setting) =>
    withOperation(setting, code, 'Webhooks/Remove', { id }, (removed) =>
      done([`${removed.url} is told nothing more.`], removed),
    ),
});

export const testWebhook = command({
  name: 'webhook test',
  does: [
    'Posts an event of the type webhook.test to an endpoint, signed as all are, and prints what it answered.',
  ],
  options: ofEndpoint,
  answers: z.strictObject({ id: text, url: text }),
  run: ({ property: code, id }, setting) =>
    withOperation(setting, code, 'Webhooks/Test', { id }, (tested) =>
      done([`${tested.url} has taken it.`], tested),
    ),
});

export const rotateWebhook = command({
  name: 'webhook rotate',
  does: ['Gives an endpoint a new secret and prints it, once. The one before signs too for a day.'],
  options: ofEndpoint,
  answers: z.strictObject({ id: text, secret: text, formerSecretEndsAt: text }),
  run: ({ property: code, id }, setting) =>
    withOperation(setting, code, 'Webhooks/Rotate', { id }, ({ url, secret, formerSecretEndsAt }) => {
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
  run: ({ property: code, id }, setting) =>
    withOperation(setting, code, 'Webhooks/SwitchOn', { id }, (endpoint) => {
      const { url } = endpoint;
      const lines = [`Events are sent to ${url} from now on. What it missed is sent by webhook retry.`];
      return done(lines, endpoint);
    }),
});
