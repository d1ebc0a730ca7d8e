import { guestPaths } from '@portico/contract/paths';
import type { ConfirmingMailbox } from '../access/email-change-code.ts';
import type { EmailChange } from '../booking/change/email-change.store.ts';
import { contactText, type BookingFacts } from '../booking/booking-facts.ts';
import type { ShortMail } from './short-mail.ts';

/** To the requested new address. It may be a stranger's: contains no name, and nothing of the stay. */
export function confirmNewEmail(facts: BookingFacts, change: EmailChange): ShortMail {
  const { referenceNumber } = facts.reservation;
  const { name } = facts.hotel.definition.property;
  return {
    subject: `Confirm your e-mail address: ${referenceNumber}, ${name}`,
    title: 'Should our e-mails come here?',
    words: [
      `This address was given for our e-mails about the booking ${referenceNumber} at ${name}.`,
      'Confirm it here. We have also sent an e-mail to the address that the booking has now: the change is made once both have confirmed.',
    ],
    link: confirmLink(facts, change, 'new'),
    sections: [ifNotYou('Do nothing, and we will not e-mail you again.')],
  };
}

/** To the current address: its reader must agree, or nothing changes. */
export function confirmOldEmail(facts: BookingFacts, change: EmailChange): ShortMail {
  const { referenceNumber } = facts.reservation;
  const { name } = facts.hotel.definition.property;
  return {
    subject: `Is this your new e-mail address? ${referenceNumber}, ${name}`,
    title: 'Should our e-mails go to another address?',
    words: [
      `Someone who opened the booking ${referenceNumber} at ${name} asked us to send our e-mails about it to ${change.email} and no longer to this address.`,
      'Anyone who reads them can change and cancel the booking. Confirm only if you know that address.',
    ],
    link: confirmLink(facts, change, 'old'),
    sections: [ifNotYou(`Do nothing: our e-mails still come here. ${contactText(facts, 'To ask about it')}`)],
  };
}

function confirmLink(
  { publicUrl, hotel, emailChangeCode }: BookingFacts,
  { emailChangeId }: EmailChange,
  mailbox: ConfirmingMailbox,
) {
  const code = emailChangeCode({ emailChangeId, mailbox });
  const { code: propertyCode } = hotel.definition.property;
  return {
    words: 'Confirm the new address',
    url: publicUrl + guestPaths.confirmBookerEmail(propertyCode, code),
  };
}

const ifNotYou = (words: string) => ({ heading: 'If it was not you', words: [words] });
