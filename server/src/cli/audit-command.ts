import type { AuditEntry } from '@portico/contract/desk/calls/staff-calls';
import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import { optional, property, value } from './command-option.ts';
import { command, done } from './command.ts';
import { timeText } from './time-text.ts';
import { withOperation } from './with-operation.ts';

const entry = z.strictObject({
  entryId: z.string(),
  askedAt: z.string(),
  madeBy: z.string(),
  madeFrom: z.string(),
  call: z.string(),
  outcome: z.string(),
  refusalCode: z.string().nullable(),
  booking: z.string().nullable(),
  what: z.array(z.strictObject({ what: z.string(), was: z.string(), now: z.string() })),
  reason: z.string().nullable(),
});

export const listAuditCommand = command({
  name: 'audit list',
  does: [
    'What staff and commands changed, or tried to, newest first, 50 at a time.',
    '--after takes what the line “Older: …” says.',
  ],
  options: {
    property,
    day: optional(value.date('on this day of the hotel')),
    person: optional(value.text('NAME', 'by whom: part of the name')),
    call: optional(value.text('CALL', 'which call, such as Booking/Cancel')),
    after: optional(value.text('POSITION', 'older than that')),
  },
  answers: z.strictObject({ entries: z.array(entry), next: z.string().nullable() }),
  run: ({ property: code, day = null, person = null, call = null, after = null }, setting) =>
    withOperation(setting, code, 'Audit/List', { day, person, call, after }, (answer, hotel) => {
      const entries = answer.entries.map(({ what, ...one }) => ({ ...one, what: [...what] }));
      return done(
        [
          ...(entries.length === 0
            ? ['Nothing is like that.']
            : entries.flatMap((one) => linesOf(one, hotel))),
          ...(answer.next === null ? [] : [`Older: --after '${answer.next}'`]),
        ],
        { entries, next: answer.next },
      );
    }),
});

const outcomes: Readonly<Record<AuditEntry['outcome'], string>> = {
  begun: 'outcome unknown',
  done: 'done',
  refused: 'refused',
  failed: 'failed',
};

function linesOf(one: AuditEntry, hotel: Hotel): string[] {
  const { askedAt, madeBy, madeFrom, call, outcome, refusalCode, booking, what, reason } = one;
  const about = booking === null ? '' : ` ${booking}`;
  const ended = refusalCode === null ? outcomes[outcome] : `refused: ${refusalCode}`;
  return [
    `${timeText(hotel, new Date(askedAt))}  ${madeBy} (${madeFrom})  ${call}${about}  ${ended}`,
    ...what.map(({ what: field, was, now }) => `  ${field}: ${was}, now ${now}`),
    ...(reason === null ? [] : [`  Reason: ${reason}`]),
  ];
}
