import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { moneyText } from '@portico/contract/texts/money-text';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { effectivePaymentType, offeredPaymentTypes } from '@portico/domain/payment/payment-type';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Hotel } from '../../parts/hotel/hotel.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';

/** A card to charge, a card to keep, nothing at all; or a card that this hotel cannot take: then the guest calls. */
export type PaymentAsked = 'card' | 'store-card' | 'nothing' | 'contact';

export function paymentAsked(hotel: Hotel, rooms: readonly ChosenRoom[], due: DueSchedule): PaymentAsked {
  const need = {
    dueNowMinor: due.nowMinor,
    needsGuarantee: rooms.some(({ offer }) => offer.plan.needsGuarantee),
    coveredByVoucher: false,
  };
  if (effectivePaymentType({ ...need, chosen: 'card' }) === undefined) return 'nothing';
  const propertyTypes = hotel.property.PaymentTypes.flatMap((number) => paymentTypeOf(number) ?? []);
  const [offered] = offeredPaymentTypes({ ...need, propertyTypes });
  const isCard = offered === 'card' || offered === 'store-card';
  return isCard && hotel.takesCards ? offered : 'contact';
}

/** What is paid when, in sentences: under the heading “Payment”. */
export function paymentIntro(asked: PaymentAsked, due: DueSchedule, currency: CurrencyCode): string {
  const money = (minor: number) => moneyText(minor, currency);
  const first = {
    card: `${money(due.nowMinor)} today.`,
    'store-card': 'Your card is kept as guarantee, nothing is charged now.',
    nothing: 'Nothing to pay now.',
    contact: due.nowMinor > 0 ? `${money(due.nowMinor)} is due today.` : 'A card is needed as guarantee.',
  }[asked];
  const later = due.later.map(({ date, minor }) => `${money(minor)} on ${shortDateText(date)} by card.`);
  const isRest = due.nowMinor > 0 || due.later.length > 0;
  const atHotel =
    due.atHotelMinor > 0
      ? [`${isRest ? 'The other ' : ''}${money(due.atHotelMinor)} is paid at the hotel.`]
      : [];
  return [first, ...later, ...atHotel].join(' ');
}

/** The button says the act and the sum. */
export function actText(asked: PaymentAsked, due: DueSchedule, currency: CurrencyCode): string {
  if (asked === 'card') return `Pay ${moneyText(due.nowMinor, currency)} and book`;
  return asked === 'store-card' ? 'Book and keep card' : 'Book now';
}
