import type { AccountCard, AccountUser } from '@portico/contract/calls/account-read';
import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { isCardExpired } from '@portico/domain/payment/card';
import { dueByPayment, type DueOfBooking } from '@portico/domain/payment/on-invoice';
import type { PaymentNeed } from '@portico/domain/payment/offered-payments';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';
import { isProviderWay, type PaymentType, type ProviderWay } from '@portico/domain/payment/payment-methods';
import { waysToPay } from '@portico/domain/payment/ways-to-pay';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { paymentNeed } from '@portico/domain/pricing/payment-need';
import type { BookerDraft } from '../stay/booking.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { ChosenRoom } from '../offers/chosen-room.ts';

/**
 * What paying asks of a guest. `…-elsewhere`: on the page of the hotel's card provider. `provider-way`: on the page of a
 * provider, by whatever that offers. `contact`: the hotel cannot take
 * what is to be paid, so the guest calls. `apart`: these rates are not booked together.
 */
export type PaymentAsked =
  | Exclude<PaymentType, ProviderWay>
  | 'provider-way'
  | 'card-elsewhere'
  | 'store-card-elsewhere'
  | 'nothing'
  | 'contact'
  | 'apart';

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
  /** Cards of the account that may pay; none where no card is asked for. */
  readonly savedCards: readonly AccountCard[];
  /** The one of them that does; null: a card is typed. */
  readonly savedCard: AccountCard | null;
}

/** What a guest has chosen of it. */
export type PaymentChoice = Pick<BookerDraft, 'paymentType' | 'cardChoice'>;

/** What the guest has chosen counts where it is still offered, else the first that is; `user`: who is logged in. */
export function paymentOf(
  hotel: Hotel,
  rooms: readonly ChosenRoom[],
  quote: BookingQuote,
  choice: PaymentChoice | null,
  user: AccountUser | null = null,
): Payment {
  const facts = {
    ...paymentNeed(
      quote,
      rooms.map(({ offer }) => offer.plan),
    ),
    propertyTypes: hotel.property.PaymentTypes.flatMap((number) => paymentTypeOf(number) ?? []),
    mayChoose: mayChoose(hotel, user),
  };
  const ways = waysToPay(facts).filter((type) => canTake(type, hotel));
  const type = ways.find((way) => way === choice?.paymentType) ?? ways[0] ?? null;
  const savedCards = typesCard(type) ? cardsOf(hotel, user) : [];
  const savedCard = chosenCard(savedCards, choice?.cardChoice ?? null);
  const byCard = savedCard === null || !typesCard(type) ? askedBy(type, hotel) : type;
  return {
    ways,
    type,
    asked: ways.length === 0 ? refusedAs(facts) : byCard,
    savedCards,
    savedCard,
    due: dueByPayment(quote.due, type),
    dueByPolicy: quote.due,
    voucherMinor: quote.voucherMinor,
  };
}

/** Whether the guest may have an invoice instead: anybody, or who is logged in and granted it. */
function mayChoose({ config }: Hotel, user: AccountUser | null): boolean {
  const isGranted = config.EnableUserChoiceOfPaymentMethod && user?.CanChoosePaymentMethod === true;
  return config.AnyoneCanChoosePaymentMethod || isGranted;
}

function cardsOf({ today }: Hotel, user: AccountUser | null): readonly AccountCard[] {
  const cards = user?.CreditCards ?? [];
  return cards.filter(({ ExpiryMonth: expiryMonth, ExpiryYear: expiryYear }) => {
    return !isCardExpired({ expiryMonth, expiryYear }, today);
  });
}

/** The first of them, unless another or none was chosen. */
function chosenCard(cards: readonly AccountCard[], choice: string | null): AccountCard | null {
  if (choice === 'typed') return null;
  return cards.find(({ CreditCardId }) => CreditCardId === choice) ?? cards[0] ?? null;
}

function refusedAs({ companyInvoice, leftMinor }: PaymentNeed): PaymentAsked {
  return companyInvoice === 'mixed' && leftMinor > 0 ? 'apart' : 'contact';
}

function canTake(type: PaymentType | null, { cardEntry, providerWays }: Hotel): boolean {
  if (isProviderWay(type)) return providerWays.includes(type);
  return !typesCard(type) || cardEntry !== 'none';
}

function askedBy(type: PaymentType | null, { cardEntry }: Hotel): PaymentAsked {
  if (type === null) return 'nothing';
  if (isProviderWay(type)) return 'provider-way';
  if (cardEntry !== 'on-its-page') return type;
  if (type === 'card') return 'card-elsewhere';
  return type === 'store-card' ? 'store-card-elsewhere' : type;
}

/** The ways for which the guest types a card here. */
export function typesCard(asked: PaymentAsked | PaymentType | null): asked is TypedCardAsked {
  return asked === 'card' || asked === 'store-card';
}

/** The ways for which the guest types a card on the page of the hotel's card provider. */
export function asksCardElsewhere(asked: PaymentAsked): boolean {
  return asked === 'card-elsewhere' || asked === 'store-card-elsewhere';
}

/** The ways that go on to the page of a provider. */
export function goesElsewhere(asked: PaymentAsked): boolean {
  return asked === 'provider-way' || asksCardElsewhere(asked);
}

/** The ways by which money is taken for the booking. */
export function isPaidNow(asked: PaymentAsked): boolean {
  return asked === 'card' || asked === 'card-elsewhere' || asked === 'provider-way';
}

/** Whether the form can be sent at all. */
export function canBook(asked: PaymentAsked): boolean {
  return asked !== 'contact' && asked !== 'apart';
}
