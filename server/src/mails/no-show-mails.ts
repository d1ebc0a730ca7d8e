import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { refundSentences } from '@portico/contract/texts/refund-texts';
import { contactText, type BookingFacts } from '../booking/booking-facts.ts';
import type { ChangeFacts } from './change-facts.store.ts';
import { allLines, differentSection } from './change-mails.ts';
import { bookerLines } from './hotel-notification.ts';
import { reservationSection } from './refund-mails.ts';
import type { ShortMail } from './short-mail.ts';
import { cardOf, onDay } from './sum-lines.ts';

/** To the guest: that they did not come, what that costs, and what was charged for it. */
export function guestNoShow(facts: BookingFacts, change: ChangeFacts): ShortMail {
  const { hotel, reservation } = facts;
  const { booker, referenceNumber } = reservation;
  const { property } = hotel.definition;
  return {
    subject: `Did not come: ${referenceNumber}, ${property.name}, ${arrivalText(facts)}`,
    title: `We expected you, ${booker.firstName}.`,
    words: [
      isWhole(change)
        ? `You were expected on ${arrivalText(facts)} and did not come, so your booking has ended.`
        : `Guests of a ${property.unitName.singular} of your booking were expected and did not come. The rest of your booking stands.`,
      ...costWords(facts, change),
      ...moneyWords(facts, change),
    ],
    lines: allLines(facts, change),
    sections: [
      ...(isWhole(change) ? [] : [differentSection(change)]),
      reservationSection(facts),
      { heading: 'Any question?', words: [contactText(facts, 'If you did come, or have one')] },
    ],
  };
}

/** To the hotel: the same, with the guest, and the reason that staff gave. */
export function hotelNoShow(facts: BookingFacts, change: ChangeFacts): ShortMail {
  const { booker, referenceNumber } = facts.reservation;
  return {
    subject: `Did not come: ${referenceNumber}, ${booker.lastName}, ${arrivalText(facts)}`,
    title: 'Guests did not come',
    words: [
      ...(change.reason === null ? [] : [`The reason given: ${change.reason}.`]),
      ...costWords(facts, change),
      ...moneyWords(facts, change),
    ],
    lines: allLines(facts, change),
    sections: [
      differentSection(change),
      { heading: 'The guest', words: bookerLines(facts.reservation) },
      reservationSection(facts),
    ],
  };
}

/** By what was noted: a mail goes out later, when more may have been noted. */
const isWhole = ({ what }: ChangeFacts) => what.some(({ what: who }) => who === 'guests');

const arrivalText = ({ whole }: BookingFacts) => shortDateText(whole.stay.arrival);

/** Of a part of the booking the cost stands with what is different. */
function costWords(facts: BookingFacts, change: ChangeFacts): string[] {
  if (!isWhole(change)) return [];
  const { grossAfterMinor } = change;
  const cost = grossAfterMinor === 0 ? 'nothing' : moneyText(grossAfterMinor, facts.reservation.currency);
  return [`By the terms of the booking that costs ${cost}.`];
}

/** What was charged to the kept card since, and what goes back. */
function moneyWords(facts: BookingFacts, { at: since, refunds }: ChangeFacts): string[] {
  const { currency } = facts.reservation;
  const charged = facts.ledger.filter(
    ({ purpose, at, paidMinor }) => purpose === 'guarantee' && at !== null && at >= since && paidMinor > 0,
  );
  return [
    ...charged.map(
      (entry) =>
        `${moneyText(entry.paidMinor, currency)} was charged to ${cardOf(entry, 'the card that was left for it', '')}${onDay(facts, entry.at)}.`,
    ),
    ...refundSentences(refunds, currency),
  ];
}
