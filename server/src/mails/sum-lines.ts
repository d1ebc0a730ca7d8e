import { cardBrandText } from '@portico/contract/texts/card-texts';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { taxLines } from '@portico/contract/texts/tax-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Money } from '@portico/domain/money/money';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import { paidOf, type LedgerEntry, type ShownCard } from '../payments/attempts/read-ledger.store.ts';
import type { LaterPart } from '../payments/scheduled/later-parts.store.ts';
import { maskedCode } from '../reservation/masked-code.ts';
import { stillToPay } from '../reservation/still-to-pay.ts';
import { taxesOf } from '../reservation/taxes-of-booking.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';

export interface Line {
  readonly label: string;
  readonly sum: string;
}

/** “£160.00”: paid or to be paid. */
export function sumOf({ money }: { readonly money: Money }): string {
  return moneyText(money.minor, money.currency);
}

/** Taxes in the total, payments, and what is still to be paid. */
export function sumLines(facts: BookingFacts): { taxes: Line[]; paid: Line[]; open: Line[] } {
  const { reservation, whole, ledger, laterParts } = facts;
  const { paidAtHotelMinor, paymentType } = reservation;
  const { atHotelMinor, onInvoiceMinor } = stillToPay(reservation, paidOf(ledger));
  const money = (minor: number) => moneyText(minor, reservation.currency);
  return {
    taxes: taxLines(taxesOf(whole)).map(({ label, minor }) => ({ label, sum: money(minor) })),
    paid: [
      ...voucherLines(facts),
      ...ledger.map((entry) => paidLine(facts, entry)),
      ...(paidAtHotelMinor > 0 ? [{ label: 'Paid at the hotel', sum: money(paidAtHotelMinor) }] : []),
    ],
    open: [
      ...(isInvoice(paymentType) ? [{ label: invoiceLabel(facts), sum: money(onInvoiceMinor) }] : []),
      ...laterParts
        .filter(({ state }) => state !== 'paid')
        .map((part) => ({ label: laterLabel(facts, part), sum: money(part.minor) })),
      ...(isInvoice(paymentType) && atHotelMinor === 0
        ? []
        : [{ label: 'To pay at the hotel', sum: money(atHotelMinor) }]),
    ],
  };
}

/** All lines, from the total to what is open. */
export function totalLines(facts: BookingFacts): Line[] {
  const { grossMinor, currency } = facts.reservation;
  const { taxes, paid, open } = sumLines(facts);
  return [{ label: 'Total', sum: moneyText(grossMinor, currency) }, ...taxes, ...paid, ...open];
}

function invoiceLabel({ reservation: { booker, company } }: BookingFacts): string {
  const to =
    company === null
      ? `${booker.firstName} ${booker.lastName}`
      : `${company.name}, PO number ${company.poNumber}`;
  return `On the invoice to ${to}`;
}

function voucherLines({ reservation, voucherKind }: BookingFacts): Line[] {
  const { voucher, currency } = reservation;
  if (voucher === null) return [];
  const masked = maskedCode(voucher.code);
  if (voucher.minor > 0)
    return [{ label: `Paid by gift voucher ${masked}`, sum: moneyText(voucher.minor, currency) }];
  // A voucher of money may have been refunded in full.
  const what = voucherKind === 'experience' ? ', for an experience' : '';
  return [{ label: `Gift voucher ${masked}${what}`, sum: 'nothing taken off' }];
}

/** With a saved card the guest need not do anything. */
function laterLabel({ ledger }: BookingFacts, { date, state }: LaterPart): string {
  if (state === 'due') return `Due since ${shortDateText(date)}`;
  const card = ledger.findLast((entry) => entry.isStored)?.card ?? null;
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
function cardText({ brand, last4 }: ShownCard): string {
  return `${cardBrandText(brand)} ending ${last4}`;
}

/** “your Visa ending 4242”, or `unknown` when the provider did not identify the card. */
export function cardOf({ card }: Pick<LedgerEntry, 'card'>, unknown: string, whose: string): string {
  return card === null ? unknown : `${whose}${cardText(card)}`;
}

/** “ on Sun 14 Mar 2027”, the property's date at an instant; empty when unknown. */
export function onDay({ hotel }: Pick<BookingFacts, 'hotel'>, at: Date | null): string {
  if (at === null) return '';
  return ` on ${shortDateText(localTimeAt(at.getTime(), hotel.definition.property.timeZone).date)}`;
}
