import * as z from 'zod';
import { command, done } from './command.ts';
import { property } from './command-option.ts';
import { withHotel } from './with-hotel.ts';
import { operate, withOperation, wordsOf } from './with-operation.ts';
import { emailOfPerson } from './with-person.ts';

/** Rule: docs/every-day.md, "Guest data". */
export const exportGuest = command({
  name: 'guest export',
  does: ['Everything that is kept of a person at a hotel, as JSON.'],
  options: { property, email: emailOfPerson },
  answers: z.looseObject({
    hotel: z.string(),
    email: z.string(),
    bookings: z.array(z.custom<object>()).readonly(),
  }),
  run: ({ property: code, email }, setting) =>
    withOperation(setting, code, 'Guest/Export', { email }, (answer) =>
      done([JSON.stringify(answer, null, 2)], answer),
    ),
});

/** Rule: docs/every-day.md, "Guest data". */
export const eraseGuest = command({
  name: 'guest erase',
  does: [
    'Takes a person out of what is kept; dates, rooms, sums and payments stay. Not while a stay is to come.',
    'Refused, and nothing is done, while money of a stay is on its way.',
  ],
  options: { property, email: emailOfPerson },
  answers: z.strictObject({ email: z.string(), bookings: z.int(), left: z.array(z.string()).readonly() }),
  run: (named, setting) =>
    withHotel(named, setting, (hotel, database) => {
      const email = named.email.toLowerCase();
      return operate(
        { setting, hotel, database },
        'Guest/Erase',
        { email },
        {
          tell: ({ bookings, left }) => {
            const lines = [
              `Erased what was kept of ${email}: names, contacts, notes and cards of ${bookings} bookings, the account with its cards and log-ins, messages.`,
              ...left,
              'Dates, rooms, sums and payments stay. Copies are still with who carries your mail, with your payment provider, and in backups.',
            ];
            return done(lines, { email, bookings, left });
          },
          why: (refusal) => [
            ...(refusal.code === 'desk.guest-not-yet' && 'facts' in refusal
              ? refusal.facts.why
              : wordsOf(refusal, hotel)),
            'Nothing was erased.',
          ],
        },
      );
    }),
});
