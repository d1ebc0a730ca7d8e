import * as z from 'zod';
import { number, optional, property, value } from './command-option.ts';
import { command, done } from './command.ts';
import { whyNoLink } from './printed-link.ts';
import { withOperation } from './with-operation.ts';

/** Rule: docs/pre-check-in.md, "The link". */
export const linkPreCheckIn = command({
  name: 'link pre-check-in',
  does: [
    'Prints a link by which guests check in before they come.',
    'With --room it shows and saves who sleeps in that room, and nothing of who booked or pays.',
  ],
  options: {
    property,
    number,
    room: optional(value.whole('N', 'one room of the booking, by its place in it', [1, 99])),
  },
  answers: z.strictObject({ number: z.string(), url: z.string() }),
  run: (named, setting) =>
    withOperation(
      setting,
      named.property,
      'Booking/PreCheckInLink',
      { number: named.number, roomNumber: named.room ?? null },
      (link) => done([link.url], link),
      whyNoLink,
    ),
});
