import { CONTACT_MAIL } from '../core/mail/contact-message.store.ts';
import { bookingMailKinds } from '../core/reservation/booking-mails.ts';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import { openHotelDatabase } from './hotel-database.ts';
import { makeMailsDue, type UnsentMail } from './unsent-mail.store.ts';

/** `mail retry`: makes every unsent mail due now and says what went wrong with each. Rule: docs/operating.md, "Mails". */
export async function mailRetryCommand({ environment, clock, log }: CommandSetting): Promise<CommandOutput> {
  const { database, close } = await openHotelDatabase(environment, log);
  try {
    const mails = await makeMailsDue(database, [...bookingMailKinds, CONTACT_MAIL], clock.now());
    return { exitCode: 0, lines: [countText(mails.length), ...mails.map(mailText)] };
  } finally {
    await close();
  }
}

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
