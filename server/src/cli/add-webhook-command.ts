import * as z from 'zod';
import { eventTypes, type EventType } from '../webhooks/event-types.ts';
import { insertEndpoint } from '../webhooks/endpoint.store.ts';
import { reachableAddresses, urlFault, type WebhookReach } from '../webhooks/webhook-reach.ts';
import { command, done, refusedFor } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { reachOf, typesText } from './webhook-setting.ts';
import { withHotel } from './with-hotel.ts';

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
  run: ({ url, types = null, ...named }, setting) =>
    withHotel(named, setting, async ({ propertyId }, { kysely }) => {
      const reach = reachOf(setting);
      const fault = urlFault(url, reach);
      if (fault !== undefined) return refusedFor(`${url} cannot be an endpoint: ${fault}.`);
      const made = await insertEndpoint(kysely, { propertyId, url, types }, setting.clock.now());
      const { endpointId: id, secret } = made;
      const unreachable = await whyNotReached(url, reach);
      const lines = [
        `Events are sent to ${url} from now on: ${typesText(made)}.`,
        `Its id is ${id}.`,
        `Its secret is ${secret}`,
        'Keep the secret: it is not printed again.',
        ...(unreachable === undefined ? [] : [`From here it cannot be reached: ${unreachable}.`]),
      ];
      return done(lines, { id, url, types, secret });
    }),
});

async function whyNotReached(url: string, reach: WebhookReach): Promise<string | undefined> {
  try {
    await reachableAddresses(new URL(url), reach);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}
