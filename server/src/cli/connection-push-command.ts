import * as z from 'zod';
import { command, done, refusedFor } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { timeText } from './time-text.ts';
import { withOperation } from './with-operation.ts';

const text = z.string();
const id = required(value.text('ID', 'the connection, as connection list prints it'));

/** A typed password would stand in the list of commands. Rule: docs/connections-ota.md, "Reservations". */
const PASSWORD = 'PUSH_PASSWORD';

export const pushConnection = command({
  name: 'connection push',
  does: [
    'Posts bookings that change from now on to another system as OTA’s XML; without an address nowhere any more.',
    `Its password there is read from the variable ${PASSWORD}.`,
  ],
  options: {
    property,
    id,
    url: optional(value.text('URL', 'where they are posted to: https://…')),
    username: optional(value.text('NAME', 'its user name, as the other system asks for it')),
  },
  answers: z.strictObject({ name: text }),
  run: async ({ property: code, id: connectionId, url, username = '' }, setting) => {
    const password = setting.environment[PASSWORD];
    if (url !== undefined && password === undefined)
      return refusedFor(
        `Set ${PASSWORD} to the password that the other system asks for, empty if it asks for none.`,
      );
    const push = url === undefined ? null : { url, username, password: password ?? '' };
    return withOperation(setting, code, 'Connections/SetPush', { id: connectionId, push }, (answer) =>
      done(
        [
          url === undefined
            ? `${answer.name} is told of no more bookings.`
            : `${answer.name} is told of bookings from now on.`,
        ],
        answer,
      ),
    );
  },
});

const kinds = { Commit: 'new', Modify: 'changed', Cancel: 'cancelled' } as const;
const outcomes = { taken: 'taken', refused: 'refused', unanswered: 'not answered' } as const;

export const listPushes = command({
  name: 'connection pushes',
  does: ['What another system was told of bookings in 30 days, newest first, 50 at a time.'],
  options: {
    property,
    id,
    before: optional(value.text('MESSAGE', 'those before this one, as --json prints its id')),
  },
  answers: z.strictObject({
    messages: z
      .array(
        z.strictObject({
          messageId: text,
          number: text,
          kind: text,
          triedAt: text,
          tries: z.int(),
          outcome: text,
          answer: text.nullable(),
          otherNumber: text.nullable(),
        }),
      )
      .readonly(),
    hasMore: z.boolean(),
  }),
  run: ({ property: code, id: connectionId, before = null }, setting) =>
    withOperation(setting, code, 'Connections/ListPushes', { id: connectionId, before }, (answer, hotel) => {
      const lines = answer.messages.map(
        ({ number, kind, triedAt, tries, outcome, answer: why, otherNumber }) =>
          [
            `${timeText(hotel, new Date(triedAt))} ${number} ${kinds[kind]}, ${outcomes[outcome]}`,
            ...(why === null ? [] : [`: ${why}`]),
            ...(tries > 1 ? [`, tried ${tries} times`] : []),
            ...(otherNumber === null ? [] : [`, there ${otherNumber}`]),
          ].join(''),
      );
      const more = answer.hasMore ? [`More: --before ${answer.messages.at(-1)?.messageId}`] : [];
      return done(lines.length === 0 ? ['It was told nothing in 30 days.'] : [...lines, ...more], answer);
    }),
});

export const retryConnection = command({
  name: 'connection retry',
  does: ['Posts those bookings again that another system has not taken in ten tries.'],
  options: { property, id },
  answers: z.strictObject({ due: z.int() }),
  run: ({ property: code, id: connectionId }, setting) =>
    withOperation(setting, code, 'Connections/RetryPushes', { id: connectionId }, (answer) =>
      done([`Bookings on the way again: ${answer.due}.`], answer),
    ),
});
