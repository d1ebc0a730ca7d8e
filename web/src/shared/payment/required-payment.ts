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
 * What paying requires of a guest. `…-elsewhere`: on the page of the hotel's card provider. `provider-way`: on a
 * provider's page, by its methods. `contact`: the hotel cannot take the payment, so the guest calls. `apart`: these
 * rates cannot be booked together.
 */
export type RequiredPayment =
  | Exclude<PaymentType, ProviderWay>
  | 'provider-way'
  | 'card-elsewhere'
  | 'store-card-elsewhere'
  | 'nothing'
  | 'contact'
  | 'apart';

/** A card to charge or to save, with its number typed here. */
export type RequiredCard = 'card' | 'store-card';

/** How a booking is paid: the choices, the one that applies, and what is due when. */
export interface Payment {
  /** Two or more are a choice; null: nothing is due now. */
  readonly ways: readonly (PaymentType | null)[];
  /** The one that applies; also null when there is none. */
  readonly type: PaymentType | null;
  readonly required: RequiredPayment;
  readonly due: DueOfBooking;
  /** The same when it is not invoiced. */
  readonly dueByPolicy: DueSchedule;
  /** Minor units. */
  readonly voucherMinor: number;
  /** The account's cards that may pay; none when no card is required. */
  readonly savedCards: readonly AccountCard[];
  /** The one that pays; null: a card is typed. */
  readonly savedCard: AccountCard | null;
}

/** The guest's choices. */
export type PaymentChoice = Pick<BookerDraft, 'paymentType' | 'cardChoice'>;

/** The guest's choice applies while it is offered, else the first one; `user`: the logged-in guest. */
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
  const byCard = savedCard === null || !typesCard(type) ? requiredBy(type, hotel) : type;
  return {
    ways,
    type,
    required: ways.length === 0 ? refusedAs(facts) : byCard,
    savedCards,
    savedCard,
    due: dueByPayment(quote.due, type),
    dueByPolicy: quote.due,
    voucherMinor: quote.voucherMinor,
  };
}

/** Whether the guest may choose an invoice: anyone, or a logged-in guest who is granted it. */
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

/** The first, unless another or none was chosen. */
function chosenCard(cards: readonly AccountCard[], choice: string | null): AccountCard | null {
  if (choice === 'typed') return null;
  return cards.find(({ CreditCardId }) => CreditCardId === choice) ?? cards[0] ?? null;
}

function refusedAs({ companyInvoice, remainingMinor }: PaymentNeed): RequiredPayment {
  return companyInvoice === 'mixed' && remainingMinor > 0 ? 'apart' : 'contact';
}

function canTake(type: PaymentType | null, { cardEntry, providerWays }: Hotel): boolean {
  if (isProviderWay(type)) return providerWays.includes(type);
  return !typesCard(type) || cardEntry !== 'none';
}

function requiredBy(type: PaymentType | null, { cardEntry }: Hotel): RequiredPayment {
  if (type === null) return 'nothing';
  if (isProviderWay(type)) return 'provider-way';
  if (cardEntry !== 'on-its-page') return type;
  if (type === 'card') return 'card-elsewhere';
  return type === 'store-card' ? 'store-card-elsewhere' : type;
}

/** The methods for which the guest types a card here. */
export function typesCard(required: RequiredPayment | PaymentType | null): required is RequiredCard {
  return required === 'card' || required === 'store-card';
}

/** The methods for which the guest types a card on the page of the hotel's card provider. */
export function takesCardElsewhere(required: RequiredPayment): boolean {
  return required === 'card-elsewhere' || required === 'store-card-elsewhere';
}

/** The methods that continue on a provider's page. */
export function goesElsewhere(required: RequiredPayment): boolean {
  return required === 'provider-way' || takesCardElsewhere(required);
}

/** The methods that take money for the booking. */
export function isPaidNow(required: RequiredPayment): boolean {
  return required === 'card' || required === 'card-elsewhere' || required === 'provider-way';
}

/** Whether the form can be submitted at all. */
export function canBook(required: RequiredPayment): boolean {
  return required !== 'contact' && required !== 'apart';
}
