import { isEmailAddress } from '@portico/domain/people/email';
import { contactText, type BookingFacts } from './booking-facts.ts';
import type { ChangeFacts } from './change-facts.store.ts';
import type { ShortMail } from './short-mail.ts';

/** The e-mail address of who booked as it was before a change; undefined where its guest has been erased since. */
export function addressBefore({ what }: Pick<ChangeFacts, 'what'>): string | undefined {
  const booker = what.find((line) => line.what === 'booker');
  return booker?.was.split(', ').find(isEmailAddress);
}

/**
 * To the address that letters went to so far. It may be a stranger's, typed by mistake: there is no link in it, and
 * nothing of the stay or of the new address.
 */
export function addressChanged(facts: BookingFacts): ShortMail {
  const { referenceNumber } = facts.reservation;
  const { name } = facts.hotel.definition.property;
  return {
    subject: `E-mail address changed: ${referenceNumber}, ${name}`,
    title: 'We write to another address from now on.',
    words: [
      `The e-mail address of the booking ${referenceNumber} at ${name} has been changed. This is our last letter about it to this address.`,
    ],
    sections: [{ heading: 'Was it not you?', words: [contactText(facts, 'If you did not do this')] }],
  };
}
