import { guestPaths } from '@portico/contract/paths';
import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { extraLineText } from '@portico/contract/texts/extra-texts';
import { sleepersOf } from '../check-in/sleepers.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { addressLine, bedTexts, contactText, type BookingFacts } from '../booking/booking-facts.ts';
import type { ChangeFacts } from './change-facts.store.ts';
import { differentSection } from './change-mails.ts';
import { quotedText } from './quoted-note.ts';
import { reservationSection } from './refund-mails.ts';
import type { ShortMail } from './short-mail.ts';

/** To the booker, some days before arrival: the link for pre-check-in. */
export function guestPreCheckIn(facts: BookingFacts): ShortMail {
  const { hotel, reservation, publicUrl, preCheckInCode } = facts;
  const { property, settings } = hotel.definition;
  const { referenceNumber, stay, booker } = reservation;
  return {
    subject: `Check in before you come: ${property.name}, ${shortDateText(stay.arrival)}`,
    title: `You will soon be here, ${booker.firstName}.`,
    words: [
      `We expect you on ${longDateText(stay.arrival)}, from ${property.checkInTime}.`,
      'Tell us now who comes, and nothing is left to write when you arrive. It takes about two minutes.',
      ...(settings.preCheckIn?.cardRequired === true
        ? ['If no card is kept for your booking yet, we also ask for one. Nothing is charged for that.']
        : []),
    ],
    link: {
      words: 'Check in now',
      url: publicUrl + guestPaths.preCheckIn(property.code, referenceNumber, preCheckInCode),
    },
    sections: [
      reservationSection(facts),
      { heading: 'Finding us', words: [property.voice.arriving, addressLine(facts)] },
      { heading: 'Has something changed?', words: [contactText(facts, 'To tell us')] },
    ],
  };
}

/** To the hotel: who has checked in, for which rooms, and what has changed. */
export function hotelPreCheckIn(facts: BookingFacts, change: ChangeFacts): ShortMail {
  const { reservation } = facts;
  const { referenceNumber, booker, stay, rooms, specialRequests, arrivalTime } = reservation;
  const done = rooms.filter(({ preCheckedInAt }) => preCheckedInAt !== null);
  return {
    subject: `Checked in online: ${referenceNumber}, ${booker.lastName}, ${shortDateText(stay.arrival)}`,
    title: 'Guests have checked in online',
    words:
      done.length === rooms.length
        ? ['Everyone of this booking is named. Who comes into which room stands below.']
        : [`${done.length} of ${rooms.length} rooms are done. Who comes into which room stands below.`],
    sections: [
      ...rooms.map((room) => ({
        heading: `${room.roomNumber}. ${room.roomTypeName}`,
        words: roomWords(room),
      })),
      ...(arrivalTime === null ? [] : [{ heading: 'Expected arrival', words: [`At ${arrivalTime}.`] }]),
      ...(specialRequests === null
        ? []
        : [{ heading: 'Special requests', words: quotedText(specialRequests) }]),
      differentSection(change),
      reservationSection(facts),
    ],
  };
}

function roomWords(room: BookedRoom): string[] {
  const people = sleepersOf(room).map(({ firstName, lastName, email, phone, isChild }) => {
    const name = `${firstName} ${lastName}`.trim();
    const contact = [email, phone].filter((part) => part !== '').join(' / ');
    const who = name === '' ? 'not named yet' : name;
    return [`${who}${isChild ? ' (child)' : ''}`, ...(contact === '' ? [] : [contact])].join(', ');
  });
  const extras = room.extras.map(({ name, quantity }) => extraLineText(name, quantity));
  return [...people, ...bedTexts(room), ...extras];
}
