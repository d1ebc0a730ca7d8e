import { eventTypes, type EventType } from '@portico/contract/event-types';
import * as z from 'zod';
import { command, done } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { typesText } from './webhook-setting.ts';
import { withOperation } from './with-operation.ts';

const text = z.string();

const listOfTypes = {
  placeholder: 'TYPES',
  means: `its event types, separated by commas; default: all of ${eventTypes.join(', ')}`,
  expected: `one or more of ${eventTypes.join(', ')}`,
  read: (typed: string): readonly EventType[] | undefined => {
    const named = [...new Set(typed.split(',').map((part) => part.trim()))];
    const found = eventTypes.filter((type) => named.includes(type));
    return found.length === named.length ? found : undefined;
  },
};

/** Rule: docs/webhooks.md. */
export const addWebhook = command({
  name: 'webhook add',
  does: [
    'Sends a program of the hotel’s the events of its bookings and payments, and prints the secret that signs them, once.',
  ],
  options: {
    property,
    url: required(value.text('URL', 'where events are posted to: https://…')),
    types: optional(listOfTypes),
  },
  answers: z.strictObject({ id: text, url: text, types: z.array(text).readonly().nullable(), secret: text }),
  run: ({ url, types = null, property: code }, setting) =>
    withOperation(setting, code, 'Webhooks/Add', { url, types }, ({ unreachable, ...endpoint }) => {
      const lines = [
        `Events are sent to ${endpoint.url} from now on: ${typesText(endpoint)}.`,
        `Its id is ${endpoint.id}.`,
        `Its secret is ${endpoint.secret}`,
        'Keep the secret: it is not printed again.',
        ...(unreachable === null ? [] : [`From here it cannot be reached: ${unreachable}.`]),
      ];
      return done(lines, endpoint);
    }),
});
