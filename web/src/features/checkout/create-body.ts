import { paymentTypeNumber } from '@portico/contract/calls/payment-types';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { cardDigits } from '@portico/domain/payment/card-brand';
import type { CardDetails } from '@portico/domain/payment/card';
import type { Booker } from '@portico/domain/people/booker';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { browserData } from '../../parts/card-form/browser-data.ts';
import { cardTypeIdOf } from '../../parts/card-form/card-types.ts';
import type { Hotel } from '../../parts/hotel/hotel.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { isCardAsked } from '../../parts/paying/payment-asked.ts';
import type { PaymentAsked } from '../../parts/paying/payment-asked.ts';

export interface CheckoutOrder {
  readonly hotel: Hotel;
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly quote: BookingQuote;
  readonly asked: PaymentAsked;
  /** Of the voucher that pays; null where none does. */
  readonly voucherCode: string | null;
  readonly booker: Booker;
  /** Valid; null where none is asked for. */
  readonly card: CardDetails | null;
  readonly specialRequests: string;
}

/** The booking as POST /api/Reservation/Create takes it; the server compares the sums and never believes them. */
export function createBody(order: CheckoutOrder): CreateRequestBody {
  const { hotel, search, rooms, quote, asked, voucherCode, booker, card, specialRequests } = order;
  return {
    LanguageCode: 'en',
    IsAppBooking: false,
    PropertyId: hotel.property.PropertyId,
    DateFrom: search.stay.arrival,
    DateTo: search.stay.departure,
    Notes: specialRequests.trim() || null,
    Comment: null,
    Booker: wireBooker(booker),
    CardDetails: card === null ? null : wireCard(card, booker, hotel),
    PaymentAmount: toWireAmount(quote.due.nowMinor, hotel.currency),
    PaymentType: isCardAsked(asked) || asked === 'voucher' ? paymentTypeNumber(asked) : null,
    AccountId: null,
    PONumber: null,
    PromoCode: search.promoCode,
    RatePlanCode: search.ratePlanCode,
    HopGiftVoucherCode: voucherCode,
    HopGiftDiscountAmount: voucherCode === null ? null : toWireAmount(quote.voucherMinor, hotel.currency),
    Rooms: wireRooms(rooms, search, hotel),
    BrowserData: card === null ? null : browserData(),
  };
}

function wireBooker(booker: Booker): CreateRequestBody['Booker'] {
  return {
    FirstName: booker.firstName,
    LastName: booker.lastName,
    Email: booker.email,
    Phone: booker.phone,
    Street: booker.street,
    City: booker.city || null,
    CountryId: booker.countryId,
    StateOrCounty: booker.stateOrCounty || null,
    ZipCode: booker.postCode,
    OptInToReceiveUpdates: booker.optIn,
  };
}

function wireCard(card: CardDetails, booker: Booker, hotel: Hotel): CreateRequestBody['CardDetails'] {
  return {
    CreditCardId: null,
    SaveCreditCardToIndividual: false,
    CardNumber: cardDigits(card.number),
    NameOnCard: card.holderName.trim(),
    EmailAddress: card.email.trim() || booker.email,
    CreditCardTypeId: cardTypeIdOf(hotel, card.number) ?? 0,
    ExpiryMonth: card.expiryMonth,
    ExpiryYear: card.expiryYear,
    SecurityCode: card.securityCode.trim(),
  };
}

/** The rooms as Create and the check of a voucher take them. */
export function wireRooms(
  rooms: readonly ChosenRoom[],
  search: ValidSearch,
  hotel: Hotel,
): CreateRequestBody['Rooms'] {
  return rooms.map((room) => wireRoom(room, search, hotel));
}

function wireRoom(
  { item, offer }: ChosenRoom,
  { stay }: ValidSearch,
  { currency }: Hotel,
): CreateRequestBody['Rooms'][number] {
  const { guests, leadGuest } = item;
  const promotion = offer.rate.Promotion;
  return {
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    RoomTypeId: item.roomTypeId,
    RoomConfigurationDropdownOptionId: item.bedOptionId,
    RatePlanId: item.ratePlanId,
    Promotion: promotion && { PromotionId: promotion.PromotionId },
    NumberOfAdults: guests.adults,
    NumberOfChildren: guests.children,
    NumberOfInfants: guests.infants,
    LeadGuest: {
      FirstName: leadGuest?.firstName.trim() ?? '',
      LastName: leadGuest?.lastName.trim() ?? '',
      Email: leadGuest?.email.trim() || null,
      Phone: leadGuest?.phone.trim() || null,
    },
    Services: offer.quote.extras.map(({ extraId, quantity }) => ({ ServiceId: extraId, Quantity: quantity })),
    TotalCost: toWireAmount(offer.quote.totalMinor, currency),
  };
}
