import { cancelledSentences } from '@portico/contract/texts/cancelled-texts';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { refundSentences } from '@portico/contract/texts/refund-texts';
import { parseLocalDate } from '@portico/domain/calendar/local-date';
import { paidOf } from '../payments/attempts/read-ledger.store.ts';
import type { BilledCompany } from '../reservation/booked-reservation.ts';
import { stillToPay } from '../reservation/still-to-pay.ts';
import { cancellingTexts, contactText, type BookingFacts } from '../booking/booking-facts.ts';
import type { ChangeFacts, ChangedLine } from './change-facts.store.ts';
import { bookerLines } from './hotel-notification.ts';
import { reservationSection } from './refund-mails.ts';
import type { ShortMail } from './short-mail.ts';
import { sumLines, type Line } from './sum-lines.ts';

/** History lines without their values: those who may see them have them in full elsewhere. */
const UNSHOWN = ['booker’s address'];
const ISO_DATE = /\d{4}-\d\d-\d\d/g;
const COUNTS = /^(\d+)-(\d+)-(\d+)$/;
/** With this the history distinguishes two of the same name. */
const ID = / \(\d+\)$/;

/** Old → new, a line each, as guests and hotels read them: “Room 1, guests: 1 adult → 2 adults”. */
function changedLines(what: readonly ChangedLine[]): Line[] {
  return what.map(({ what: name, was, now }) => ({
    label: name.charAt(0).toUpperCase() + name.slice(1),
    sum: sumOf(name, was, now),
  }));
}

function sumOf(name: string, was: string, now: string): string {
  if (UNSHOWN.includes(name)) return 'changed';
  // A cancelled thing has no previous value.
  return name.endsWith(', cancelled') ? now : `${shown(was)} → ${shown(now)}`;
}

function shown(text: string): string {
  if (text === '') return 'none';
  const [, adults, children, infants] = COUNTS.exec(text)?.map(Number) ?? [];
  if (adults !== undefined && children !== undefined && infants !== undefined)
    return guestsText({ adults, children, infants });
  return text.replace(ID, '').replaceAll(ISO_DATE, (found) => {
    const date = parseLocalDate(found);
    return date === undefined ? found : shortDateText(date);
  });
}

/** To the guest: changes old and new, sums charged or refunded, and what is still to be paid. */
export function guestChanged(facts: BookingFacts, change: ChangeFacts): ShortMail {
  const { hotel, reservation } = facts;
  const { firstName } = reservation.booker;
  const { name } = hotel.definition.property;
  const isCancelled = reservation.status === 'cancelled';
  return {
    subject: `${isCancelled ? 'Cancelled' : 'Changed'}: ${reservation.referenceNumber}, ${name}, ${shortDateText(reservation.stay.arrival)}`,
    title: isCancelled
      ? `Your booking is cancelled, ${firstName}.`
      : `Your booking is changed, ${firstName}.`,
    words: isCancelled
      ? cancelledSentences(cancelledSums(facts, change))
      : [
          ...hotelsWords(name, change),
          'Here is what is different now, and what your booking comes to.',
          ...movedWords(facts, change),
        ],
    lines: allLines(facts, change),
    sections: [
      differentSection(change),
      reservationSection(facts),
      ...(isCancelled ? [] : [{ heading: 'If plans change again', words: cancellingTexts(facts) }]),
      change.madeBy === 'hotel'
        ? { heading: 'Any question?', words: [contactText(facts, 'If you have one')] }
        : { heading: 'Was it not you?', words: [contactText(facts, 'If you did not do this')] },
    ],
  };
}

/** Why the hotel changed a price or gave money back; the reason of a cancelling is for its own history. */
function hotelsWords(hotelName: string, { kind, madeBy, reason }: ChangeFacts): string[] {
  return kind === 'update' && madeBy === 'hotel' && reason !== null ? [`${hotelName} says: “${reason}”`] : [];
}

/** To the hotel: the same, with the guest, the reason and what is owed. */
export function hotelChanged(facts: BookingFacts, change: ChangeFacts): ShortMail {
  const { reservation } = facts;
  const { referenceNumber, booker, stay, currency } = reservation;
  const isCancelled = reservation.status === 'cancelled';
  const verb = isCancelled ? 'Cancelled' : 'Changed';
  const owedMinor = owedOf(facts);
  return {
    subject: `${verb}: ${referenceNumber}, ${booker.lastName}, ${shortDateText(stay.arrival)}`,
    title: isCancelled ? 'A booking was cancelled' : 'A booking was changed',
    words: [
      ...(change.reason === null ? [] : [`The reason given: ${change.reason}.`]),
      ...movedWords(facts, change),
      ...(isCancelled && owedMinor > 0
        ? [
            `${moneyText(owedMinor, currency)} of what cancelling costs is not paid: the guest owes it to you.`,
          ]
        : []),
    ],
    lines: allLines(facts, change),
    sections: [
      differentSection(change),
      { heading: 'The guest', words: bookerLines(reservation) },
      reservationSection(facts),
    ],
  };
}

/** To a company's billing contact: the new sum of its invoice. Contains no link. */
export function companyChanged(
  facts: BookingFacts,
  change: ChangeFacts,
  { name, poNumber }: BilledCompany,
): ShortMail {
  const { hotel, reservation } = facts;
  const verb =
    change.kind === 'no-show' ? 'not used' : reservation.status === 'cancelled' ? 'cancelled' : 'changed';
  return {
    subject: `On your invoice, ${verb}: PO number ${poNumber}, ${hotel.definition.property.name}, reservation ${reservation.referenceNumber}`,
    title: `A booking on your invoice was ${verb}`,
    words: [`It is for ${name}, with the PO number ${poNumber}. We send you the invoice.`],
    lines: allLines(facts, change),
    sections: [reservationSection(facts)],
  };
}

/** To the guest: a change was not paid, and the booking is unchanged. */
export function guestChangeNotMade(facts: BookingFacts, { kind }: ChangeFacts): ShortMail {
  const { hotel, reservation } = facts;
  const { name } = hotel.definition.property;
  return {
    subject: `Not changed: ${reservation.referenceNumber}, ${name}`,
    title: `Your booking is as it was, ${reservation.booker.firstName}.`,
    words: [
      kind === 'pre-check-in'
        ? 'You began to check in, and your card was not approved in time, so nothing was saved. Nothing has been charged either.'
        : 'The change that you began was not paid, so it was not made. Nothing has been charged for it.',
    ],
    sections: [
      reservationSection(facts),
      { heading: 'Still to be changed?', words: [contactText(facts, 'If you need a hand with it')] },
    ],
  };
}

function cancelledSums(facts: BookingFacts, { grossAfterMinor, refunds }: ChangeFacts) {
  const { currency } = facts.reservation;
  // What returns to a voucher is among the lines.
  return { currency, feeMinor: grossAfterMinor, refunds, voucherMinor: 0, owedMinor: owedOf(facts) };
}

/** Still to be paid at the hotel or on invoice, in minor units. */
function owedOf({ reservation, ledger }: BookingFacts): number {
  const { atHotelMinor, onInvoiceMinor } = stillToPay(reservation, paidOf(ledger));
  return atHotelMinor + onInvoiceMinor;
}

function movedWords(
  { reservation: { currency } }: BookingFacts,
  { takenMinor, refunds }: ChangeFacts,
): string[] {
  return [
    ...(takenMinor > 0 ? [`${moneyText(takenMinor, currency)} was charged for it.`] : []),
    ...refundSentences(refunds, currency),
  ];
}

export function allLines(facts: BookingFacts, { grossBeforeMinor, grossAfterMinor }: ChangeFacts): Line[] {
  const { currency } = facts.reservation;
  const { taxes, paid, open } = sumLines(facts);
  return [
    { label: 'Total before', sum: moneyText(grossBeforeMinor, currency) },
    { label: 'Total now', sum: moneyText(grossAfterMinor, currency) },
    ...taxes,
    ...paid,
    ...open,
  ];
}

/** Old and new may be long: they are sentences, not columns. */
export function differentSection({ what }: ChangeFacts) {
  const words = changedLines(what).map(({ label, sum }) => `${label}: ${sum}`);
  return { heading: 'What is different', words };
}
