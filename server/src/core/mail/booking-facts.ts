import { guestPaths } from '@portico/contract/paths';
import { areYoursText } from '@portico/contract/texts/booked-texts';
import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { whichRoomsText } from '@portico/contract/texts/unit-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { Money } from '@portico/domain/money/money';
import { invoiceBalance, isInvoice } from '@portico/domain/payment/on-invoice';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { termsByRoom } from '@portico/domain/reservation/terms-by-room';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { maskedCode } from '../reservation/masked-code.ts';
import type { LedgerEntry, ShownCard } from '../payment/attempts/read-ledger.store.ts';
import type { LaterPart } from '../payment/scheduled/later-parts.store.ts';

/** What the mails of a booking are made of. */
export interface BookingFacts {
  readonly hotel: Hotel;
  readonly reservation: BookedReservation;
  readonly ledger: readonly LedgerEntry[];
  /** Those that are paid stand in the ledger. */
  readonly laterParts: readonly LaterPart[];
  /** Where guests reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** Of the link with which the guest manages the booking. */
  readonly linkCode: string;
  /** Of the link with which its guests check in. */
  readonly preCheckInCode: string;
  /** When the mail is composed. */
  readonly now: Date;
}

/** Whose letter it is, and where guests reach the server. */
export type LetterFacts = Pick<BookingFacts, 'hotel' | 'publicUrl'>;

/** One line of a ledger. */
export interface Line {
  readonly label: string;
  readonly sum: string;
}

/** “£160.00”: what was paid or is to be. */
export function sumOf({ money }: { readonly money: Money }): string {
  return moneyText(money.minor, money.currency);
}

/** “Sun 14 Mar 2027 to Wed 17 Mar 2027”. */
export function stayText({ arrival, departure }: Stay): string {
  return `${shortDateText(arrival)} to ${shortDateText(departure)}`;
}

export function confirmationUrl({
  hotel,
  reservation,
  publicUrl,
}: Pick<BookingFacts, 'hotel' | 'reservation' | 'publicUrl'>): string {
  return publicUrl + guestPaths.confirmation(hotel.definition.property.code, reservation.confirmationToken);
}

/** On the button of that link. */
export const MANAGE_WORDS = 'Manage your booking';

/** Opens the booking to whoever has it; for mails to who booked, and no others. */
export function manageUrl({ hotel, reservation, publicUrl, linkCode }: BookingFacts): string {
  const { code } = hotel.definition.property;
  return publicUrl + guestPaths.manageReservation(code, reservation.referenceNumber, linkCode);
}

/** The hotel's own pages; it may have given a path of this server. */
export function websiteUrl({ hotel, publicUrl }: LetterFacts): string {
  return new URL(hotel.definition.property.websiteUrl, publicUrl).href;
}

/** In one line; a hotel may head its address with its own name, which stands beside it already. */
export function addressLine({ hotel }: Pick<BookingFacts, 'hotel'>): string {
  const { name, address } = hotel.definition.property;
  return address.filter((line) => line !== name).join(', ');
}

/** How to reach the hotel; `purpose` begins the sentence: “To change or cancel”. */
export function contactText({ hotel }: BookingFacts, purpose: string): string {
  const { email, telephone } = hotel.definition.property;
  return `${purpose}, write to ${email} or call ${telephone}, with your reservation number.`;
}

/** How to change or cancel, in mails that have the link. */
export function changingText({ hotel }: BookingFacts): string {
  const { email, telephone } = hotel.definition.property;
  return `To change or cancel, open your booking by its link in this letter. Or write to ${email} or call ${telephone}, with your reservation number.`;
}

/** “The Boatshed is yours”, “These lodges are yours”. */
export function roomsText({ hotel, reservation }: Pick<BookingFacts, 'hotel' | 'reservation'>): string {
  const names = reservation.rooms.map(({ roomTypeName }) => roomTypeName);
  return areYoursText(names, hotel.definition.property.unitName);
}

/** “3 nights · Ada Lovelace · 2 adults, 1 child · Twin beds”. */
export function roomText(room: BookedRoom): string {
  const { stay, leadGuest, guests } = room;
  const name = `${leadGuest.firstName} ${leadGuest.lastName}`;
  return [nightsText(nightsOf(stay)), name, guestsText(guests), ...bedTexts(room)].join(' · ');
}

/** The beds that were chosen; none where nothing was. */
export function bedTexts({ roomConfiguration }: BookedRoom): string[] {
  return roomConfiguration === null ? [] : [roomConfiguration.name];
}

/** What is in the total, what was paid and what is still to be paid. */
export function sumLines(facts: BookingFacts): { vat: Line; paid: Line[]; open: Line[] } {
  const { reservation, ledger, laterParts } = facts;
  const money = (minor: number) => moneyText(minor, reservation.currency);
  const { due } = reservation;
  return {
    vat: { label: 'VAT in this price', sum: money(reservation.vatMinor) },
    paid: [...voucherLines(reservation), ...ledger.map((entry) => paidLine(facts, entry))],
    open: [
      ...invoiceLines(facts),
      ...laterParts
        .filter(({ state }) => state !== 'paid')
        .map((part) => ({ label: laterLabel(facts, part), sum: money(part.minor) })),
      ...(isInvoice(reservation.paymentType)
        ? []
        : [{ label: 'To pay at the hotel', sum: money(due.atHotelMinor) }]),
    ],
  };
}

/** All of it, from the total to what is open. */
export function totalLines(facts: BookingFacts): Line[] {
  const { grossMinor, currency } = facts.reservation;
  const { vat, paid, open } = sumLines(facts);
  return [{ label: 'Total', sum: moneyText(grossMinor, currency) }, vat, ...paid, ...open];
}

/** What is still owed on the invoice, and who gets it; none where the booking is on none. */
function invoiceLines({ reservation, ledger }: BookingFacts): Line[] {
  const { booker, company, currency, due, paymentType } = reservation;
  if (!isInvoice(paymentType)) return [];
  const paidMinor = ledger.reduce((sum, entry) => sum + entry.paidMinor, 0);
  const owed = moneyText(invoiceBalance(due.onInvoiceMinor, paidMinor), currency);
  const to =
    company === null
      ? `${booker.firstName} ${booker.lastName}`
      : `${company.name}, PO number ${company.poNumber}`;
  return [{ label: `On the invoice to ${to}`, sum: owed }];
}

function voucherLines({ voucher, currency }: BookedReservation): Line[] {
  if (voucher === null) return [];
  const masked = maskedCode(voucher.code);
  return voucher.minor === 0
    ? [{ label: `Gift voucher ${masked}, for an experience`, sum: 'nothing taken off' }]
    : [{ label: `Paid by gift voucher ${masked}`, sum: moneyText(voucher.minor, currency) }];
}

/** The guest need not do anything where a card was kept for it. */
function laterLabel({ ledger }: BookingFacts, { date, state }: LaterPart): string {
  if (state === 'due') return `Due since ${shortDateText(date)}`;
  const card = ledger.find((entry) => entry.card !== null)?.card ?? null;
  return card === null
    ? `To pay by card on ${shortDateText(date)}`
    : `To be charged on ${shortDateText(date)}, ${cardText(card)}`;
}

function paidLine(facts: BookingFacts, { paidMinor, at, card }: LedgerEntry): Line {
  const on = card === null ? '' : `, ${cardText(card)}`;
  if (paidMinor === 0) return { label: `Kept as a guarantee${on}`, sum: 'nothing charged' };
  return { label: `Paid${onDay(facts, at)}${on}`, sum: moneyText(paidMinor, facts.reservation.currency) };
}

/** “Visa ending 4242”. */
export function cardText({ brand, last4 }: ShownCard): string {
  return `${cardBrandText(brand)} ending ${last4}`;
}

/** “your Visa ending 4242”, or `unknown` where the provider did not say which. */
export function cardOf({ card }: Pick<LedgerEntry, 'card'>, unknown: string, whose: string): string {
  return card === null ? unknown : `${whose}${cardText(card)}`;
}

/** “ on Sun 14 Mar 2027”, the property's date at an instant; nothing where that is not known. */
export function onDay({ hotel }: Pick<BookingFacts, 'hotel'>, at: Date | null): string {
  if (at === null) return '';
  return ` on ${shortDateText(localTimeAt(at.getTime(), hotel.definition.property.timeZone).date)}`;
}

/** All that cancelling can cost by the terms of the booking, as of the booking; by room where they differ. */
export function cancellingTexts({ hotel, reservation }: BookingFacts): string[] {
  const { timeZone, unitName } = hotel.definition.property;
  const bookedAt = localTimeAt(reservation.createdAt.getTime(), timeZone);
  const shared = termsByRoom(reservation.rooms, (room) =>
    cancellationSteps(room.cancellation, room, bookedAt),
  );
  return shared.map(({ rooms, terms }) => {
    const wording = { currency: reservation.currency, roomCount: rooms.length, dateText: longDateText };
    const sentences = cancellationSentences(terms, wording).join(' ');
    return shared.length === 1 ? sentences : `${whichRoomsText(rooms, unitName)}: ${sentences}`;
  });
}
