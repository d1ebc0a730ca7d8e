import * as z from 'zod';
import { command, done } from './command.ts';
import { optional, property } from './command-option.ts';
import { endpointId } from './webhook-command.ts';
import { withOperation } from './with-operation.ts';

const text = z.string();

/** Rule: docs/webhooks.md, "Delivery". */
export const listDeadLetters = command({
  name: 'webhook failed',
  does: [
    'The events that an endpoint has not taken in ten tries over three days. They are kept for 30 days.',
  ],
  options: { property },
  answers: z.strictObject({
    failed: z.array(
      z.strictObject({
        messageId: text,
        endpointId: text,
        url: text,
        type: text,
        happenedAt: text,
        tries: z.int(),
        lastError: text.nullable(),
      }),
    ),
  }),
  run: (named, setting) =>
    withOperation(setting, named.property, 'Today/ReadFailedEvents', {}, ({ failed }) => {
      const lines = failed.map(
        ({ type, happenedAt, url, tries, lastError }) =>
          `${happenedAt}  ${type} to ${url}, tried ${tries} times: ${lastError ?? 'unknown'}`,
      );
      return done(lines.length === 0 ? ['Every event was taken, or is still tried.'] : lines, {
        failed: [...failed],
      });
    }),
});

export const retryDeadLetters = command({
  name: 'webhook retry',
  does: ['Sends what failed again, to all endpoints that are on or to one. The running server does it.'],
  options: { property, id: optional(endpointId) },
  answers: z.strictObject({ due: z.int() }),
  run: ({ id, property: code }, setting) =>
    withOperation(setting, code, 'Today/RetryEvents', { endpointId: id ?? null }, ({ due }) =>
      done([due === 1 ? 'One event is due now.' : `${due} events are due now.`], { due }),
    ),
});
