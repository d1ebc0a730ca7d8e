import * as z from 'zod';
import { command, done } from './command.ts';
import { property } from './command-option.ts';
import { typesText } from './webhook-setting.ts';
import { withOperation } from './with-operation.ts';

const text = z.string();
const shownEndpoint = z.strictObject({
  id: text,
  url: text,
  types: z.array(text).readonly().nullable(),
  lastDeliveredAt: text.nullable(),
  switchedOffAt: text.nullable(),
  waiting: z.int(),
  failed: z.int(),
});

export const listWebhooks = command({
  name: 'webhook list',
  does: [
    'The endpoints of a hotel: what each hears, when it last took an event, and how many wait or failed.',
  ],
  options: { property },
  answers: z.strictObject({ endpoints: z.array(shownEndpoint) }),
  run: ({ property: code }, setting) =>
    withOperation(setting, code, 'Webhooks/List', {}, ({ endpoints }) =>
      done(endpoints.length === 0 ? ['This hotel has no endpoint.'] : endpoints.flatMap(linesOf), {
        endpoints: endpoints.map(answerOf),
      }),
    ),
});

type Shown = z.input<typeof shownEndpoint>;

function answerOf({ id, url, types, lastDeliveredAt, switchedOffAt, waiting, failed }: Shown): Shown {
  return { id, url, types, lastDeliveredAt, switchedOffAt, waiting, failed };
}

function linesOf(endpoint: Shown): string[] {
  const { id, url, lastDeliveredAt, switchedOffAt, waiting, failed } = endpoint;
  const off = switchedOffAt === null ? '' : `, switched off since ${switchedOffAt}`;
  return [
    `${url}${off}`,
    `  id ${id}, hears ${typesText(endpoint)}`,
    `  last took one: ${lastDeliveredAt ?? 'never'}; waiting: ${waiting}; failed: ${failed}`,
  ];
}
