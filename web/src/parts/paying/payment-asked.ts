import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { dueByPayment, type DueOfBooking } from '@portico/domain/payment/on-invoice';
import type { PaymentNeed } from '@portico/domain/payment/offered-payments';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import { waysToPay } from '@portico/domain/payment/ways-to-pay';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { paymentNeed } from '@portico/domain/pricing/payment-need';
import type { Hotel } from '../hotel/hotel.ts';
import type { ChosenRoom } from '../ledger/chosen-room.ts';

/**
 * What paying asks of a guest. `…-elsewhere`: on the page of the hotel's card provider. `contact`: the hotel cannot take
 * what is to be paid, so the guest calls. `apart`: these rates are not booked together.
 */
export type PaymentAsked =
  PaymentType | 'card-elsewhere' | 'store-card-elsewhere' | 'nothing' | 'contact' | 'apart';

/** A card to charge or to keep whose number is typed here. */
export type TypedCardAsked = 'card' | 'store-card';

/** How a booking is paid: what may be chosen, what counts, and what is due when by it. */
export interface Payment {
  /** Two or more are a choice; null: nothing is asked for now. */
  readonly ways: readonly (PaymentType | null)[];
  /** The one of them that counts; null too where there is none. */
  readonly type: PaymentType | null;
  readonly asked: PaymentAsked;
  readonly due: DueOfBooking;
  /** The same where it is not sent as an invoice. */
  readonly dueByPolicy: DueSchedule;
  /** Minor units. */
  readonly voucherMinor: number;
}

/** `chosen`: by the guest; it counts where it is still offered, else the first that is. */
export function paymentOf(
  hotel: Hotel,
  rooms: readonly ChosenRoom[],
  quote: BookingQuote,
  chosen: PaymentType | null,
): Payment {
  const facts = {
    ...paymentNeed(
      quote,
      rooms.map(({ offer }) => offer.plan),
    ),
    propertyTypes: hotel.property.PaymentTypes.flatMap((number) => paymentTypeOf(number) ?? []),
    mayChoose: hotel.config.AnyoneCanChoosePaymentMethod,
  };
  const ways = waysToPay(facts).filter((type) => canTake(type, hotel));
  const type = ways.find((way) => way === chosen) ?? ways[0] ?? null;
  return {
    ways,
    type,
    asked: ways.length === 0 ? refusedAs(facts) : askedBy(type, hotel),
    due: dueByPayment(quote.due, type),
    dueByPolicy: quote.due,
    voucherMinor: quote.voucherMinor,
  };
}

function refusedAs({ companyInvoice, leftMinor }: PaymentNeed): PaymentAsked {
  return companyInvoice === 'mixed' && leftMinor > 0 ? 'apart' : 'contact';
}

function canTake(type: PaymentType | null, { cardEntry, takesPaystack }: Hotel): boolean {
  if (type === 'paystack') return takesPaystack;
  return (type !== 'card' && type !== 'store-card') || cardEntry !== 'none';
}

function askedBy(type: PaymentType | null, { cardEntry }: Hotel): PaymentAsked {
  if (type === null) return 'nothing';
  if (cardEntry !== 'on-its-page') return type;
  if (type === 'card') return 'card-elsewhere';
  return type === 'store-card' ? 'store-card-elsewhere' : type;
}

/** The ways for which the guest types a card here. */
export function typesCard(asked: PaymentAsked): asked is TypedCardAsked {
  return asked === 'card' || asked === 'store-card';
}

/** The ways that go on to the page of a provider. */
export function goesElsewhere(asked: PaymentAsked): boolean {
  return asked === 'paystack' || asked === 'card-elsewhere' || asked === 'store-card-elsewhere';
}

/** The ways by which money is taken for the booking. */
export function isPaidNow(asked: PaymentAsked): boolean {
  return asked === 'card' || asked === 'card-elsewhere' || asked === 'paystack';
}

/** Whether the form can be sent at all. */
export function canBook(asked: PaymentAsked): boolean {
  return asked !== 'contact' && asked !== 'apart';
}
