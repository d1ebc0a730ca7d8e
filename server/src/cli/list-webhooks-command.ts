import * as z from 'zod';
import { countMessages } from '../webhooks/dead-letter.store.ts';
import { readEndpoints, type Endpoint } from '../webhooks/endpoint.store.ts';
import { command, done } from './command.ts';
import { property } from './command-option.ts';
import { typesText } from './webhook-setting.ts';
import { withHotel } from './with-hotel.ts';

const text = z.string();

export const listWebhooks = command({
  name: 'webhook list',
  does: [
    'The endpoints of a hotel: what each hears, when it last took an event, and how many wait or failed.',
  ],
  options: { property },
  answers: z.strictObject({
    endpoints: z.array(
      z.strictObject({
        id: text,
        url: text,
        types: z.array(text).readonly().nullable(),
        lastDeliveredAt: z.date().nullable(),
        switchedOffAt: z.date().nullable(),
        waiting: z.int(),
        failed: z.int(),
      }),
    ),
  }),
  run: (named, setting) =>
    withHotel(named, setting, async ({ propertyId }, { kysely }) => {
      const counts = new Map(
        (await countMessages(kysely, propertyId)).map((each) => [each.endpointId, each]),
      );
      const endpoints = await readEndpoints(kysely, propertyId);
      const answers = endpoints.map(({ endpointId: id, url, types, lastDeliveredAt, switchedOffAt }) => {
        const { waiting = 0, dead = 0 } = counts.get(id) ?? {};
        return { id, url, types, lastDeliveredAt, switchedOffAt, waiting, failed: dead };
      });
      const lines = endpoints.flatMap((endpoint, index) => describe(endpoint, answers[index]));
      const none = 'This hotel has no endpoint.';
      return done(lines.length === 0 ? [none] : lines, { endpoints: answers });
    }),
});

function describe(
  endpoint: Endpoint,
  counts: { readonly waiting: number; readonly failed: number } | undefined,
): string[] {
  const { endpointId, url, lastDeliveredAt, switchedOffAt } = endpoint;
  const { waiting = 0, failed = 0 } = counts ?? {};
  const last = lastDeliveredAt === null ? 'never' : lastDeliveredAt.toISOString();
  const off = switchedOffAt === null ? '' : `, switched off since ${switchedOffAt.toISOString()}`;
  return [
    `${url}${off}`,
    `  id ${endpointId}, hears ${typesText(endpoint)}`,
    `  last took one: ${last}; waiting: ${waiting}; failed: ${failed}`,
  ];
}
