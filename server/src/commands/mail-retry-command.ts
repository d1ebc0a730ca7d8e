import * as z from 'zod';
import { CONTACT_MAIL } from '../core/mail/contact-message.store.ts';
import { bookingMailKinds } from '../core/reservation/booking-mails.ts';
import { WEBHOOK_GONE_MAIL } from '../core/webhooks/deliver-event.ts';
import { command } from './command.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { makeMailsDue, type UnsentMail } from './unsent-mail.store.ts';

/** Rule: docs/operating.md, "Mails". */
export const mailRetryCommand = command({
  name: 'mail retry',
  does: [
    'Makes every mail that is not sent due now and says what went wrong. The running server sends them.',
  ],
  options: {},
  answers: z.strictObject({
    mails: z.array(
      z.strictObject({
        referenceNumber: z.string().nullable(),
        kind: z.string(),
        tries: z.int(),
        lastError: z.string().nullable(),
      }),
    ),
  }),
  run: (_values, { environment, clock, log }) =>
    withHotelDatabase(environment, log, async (database) => {
      const mails = await makeMailsDue(
        database,
        [...bookingMailKinds, CONTACT_MAIL, WEBHOOK_GONE_MAIL],
        clock.now(),
      );
      return { exitCode: 0, lines: [countText(mails.length), ...mails.map(mailText)], answer: { mails } };
    }),
});

function countText(count: number): string {
  if (count === 0) return 'Every mail has been sent.';
  const mails = count === 1 ? 'One mail is' : `${count} mails are`;
  return `${mails} due now. The running server sends ${count === 1 ? 'it' : 'them'}.`;
}

function mailText({ referenceNumber, kind, tries, lastError }: UnsentMail): string {
  const tried = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const why = lastError === null ? '' : `: ${lastError.replace(/\s+/g, ' ')}`;
  return `  ${referenceNumber ?? 'no booking'} ${kind}, ${tries === 0 ? 'not tried yet' : tried}${why}`;
}
