import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { moneyText } from '@portico/contract/texts/money-text';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { effectivePaymentType, offeredPaymentTypes } from '@portico/domain/payment/offered-payments';
import { asksCard, type CardPayment } from '@portico/domain/payment/payment-methods';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { paymentNeed } from '@portico/domain/pricing/payment-need';
import type { Hotel } from '../hotel/hotel.ts';
import type { ChosenRoom } from '../ledger/chosen-room.ts';

/** A card to charge, a card to keep, nothing at all or nothing but a voucher; or a card that this hotel cannot take: then the guest calls. */
export type PaymentAsked = CardPayment | 'voucher' | 'nothing' | 'contact';

export function paymentAsked(hotel: Hotel, rooms: readonly ChosenRoom[], quote: BookingQuote): PaymentAsked {
  const plans = rooms.map(({ offer }) => offer.plan);
  const need = paymentNeed(quote, plans);
  const effective = effectivePaymentType({ ...need, chosen: 'card' });
  if (effective === undefined) return 'nothing';
  if (effective === 'voucher') return 'voucher';
  const propertyTypes = hotel.property.PaymentTypes.flatMap((number) => paymentTypeOf(number) ?? []);
  const [offered] = offeredPaymentTypes({ ...need, propertyTypes, mayChoose: false });
  return offered !== undefined && asksCard(offered) && hotel.cardEntry === 'typed-here' ? offered : 'contact';
}

/** What a guest pays when; a voucher's part in minor units. */
export type ToPay = Pick<BookingQuote, 'due' | 'voucherMinor'>;

/** The types of which the guest gives a card. */
export function isCardAsked(asked: PaymentAsked): asked is CardPayment {
  return asked !== 'nothing' && asked !== 'contact' && asksCard(asked);
}

/** What is paid when, in sentences: under the heading “Payment”. */
export function paymentIntro(asked: PaymentAsked, toPay: ToPay, currency: CurrencyCode): string {
  const { due, voucherMinor } = toPay;
  const money = (minor: number) => moneyText(minor, currency);
  const first = {
    card: `${money(due.nowMinor)} today.`,
    'store-card': 'Your card is kept as guarantee, nothing is charged now.',
    voucher: 'Nothing to pay now.',
    nothing: 'Nothing to pay now.',
    contact: due.nowMinor > 0 ? `${money(due.nowMinor)} is due today.` : 'A card is needed as guarantee.',
  }[asked];
  const byVoucher = voucherMinor > 0 ? [`${money(voucherMinor)} is paid by gift voucher.`] : [];
  const how = isCardAsked(asked) ? 'by card' : 'is to be paid';
  const later = due.later.map(({ date, minor }) => `${money(minor)} ${how} on ${shortDateText(date)}.`);
  const isRest = due.nowMinor > 0 || voucherMinor > 0 || due.later.length > 0;
  const atHotel =
    due.atHotelMinor > 0
      ? [`${isRest ? 'The other ' : ''}${money(due.atHotelMinor)} is paid at the hotel.`]
      : [];
  return [first, ...byVoucher, ...later, ...atHotel].join(' ');
}

/** The button while the act is under way. */
export function actingText(asked: PaymentAsked, toPay: ToPay, currency: CurrencyCode): string {
  if (asked === 'card') return `Paying ${moneyText(toPay.due.nowMinor, currency)}…`;
  return asked === 'store-card' ? 'Keeping your card…' : 'Booking…';
}

/** The button says the act and the sum. */
export function actText(asked: PaymentAsked, toPay: ToPay, currency: CurrencyCode): string {
  switch (asked) {
    case 'card':
      return `Pay ${moneyText(toPay.due.nowMinor, currency)} and book`;
    case 'store-card':
      return 'Book and keep card';
    case 'voucher':
      return `Book, ${moneyText(toPay.voucherMinor, currency)} paid by voucher`;
    case 'nothing':
    case 'contact':
      return 'Book now';
  }
}
