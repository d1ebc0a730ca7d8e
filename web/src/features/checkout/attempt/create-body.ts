import { paymentTypeNumber } from '@portico/contract/calls/payment-types';
import type { WireCard } from '@portico/contract/calls/parts/card';
import type { WireRoomBody } from '@portico/contract/calls/parts/room';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireBooker } from '@portico/contract/wire/booker';
import { toWireRoom } from '@portico/contract/wire/room';
import type { InvoicedCompany } from '@portico/domain/payment/company-invoice';
import type { CardDetails } from '@portico/domain/payment/card';
import type { Booker } from '@portico/domain/people/booker';
import { emptyGuest } from '@portico/domain/people/guest';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { browserData } from '../../../shared/payment/card-form/browser-data.ts';
import { typedCardToWire } from '../../../shared/payment/card-form/card-to-wire.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import type { ChosenRoom } from '../../../shared/offers/chosen-room.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { takesCardElsewhere, type Payment } from '../../../shared/payment/required-payment.ts';
import { knownAges } from '../../../shared/stay/child-ages.ts';

export interface CheckoutOrder {
  readonly hotel: Hotel;
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly quote: BookingQuote;
  readonly payment: Payment;
  /** The voucher that pays; null without one. */
  readonly voucherCode: string | null;
  readonly booker: Booker;
  /** Valid; null when none is required. */
  readonly card: CardDetails | null;
  /** The account's card that pays in place of a typed one. */
  readonly savedCardId: string | null;
  /** Saves the card that is typed, here or on the provider's page, to the account. */
  readonly savesCard: boolean;
  /** The invoiced company; null without a company invoice. */
  readonly invoiced: InvoicedCompany | null;
  readonly specialRequests: string;
  readonly comment: string;
}

/** The booking in the form of POST /api/Reservation/Create; the server checks the sums and never trusts them. */
export function createBody(order: CheckoutOrder): CreateRequestBody {
  const { hotel, search, rooms, quote, payment, voucherCode, booker, card, invoiced } = order;
  return {
    LanguageCode: 'en',
    IsAppBooking: false,
    PropertyId: hotel.property.PropertyId,
    DateFrom: search.stay.arrival,
    DateTo: search.stay.departure,
    Notes: order.specialRequests.trim() || null,
    Comment: order.comment.trim() || null,
    Booker: toWireBooker(booker),
    CardDetails: cardDetails(order),
    PaymentAmount: toWireAmount(payment.due.nowMinor, hotel.currency),
    PaymentType: payment.type === null ? null : paymentTypeNumber(payment.type),
    AccountId: invoiced?.accountId ?? null,
    AccountCode: invoiced?.code?.trim() ?? null,
    PONumber: invoiced?.poNumber.trim() ?? null,
    PromoCode: search.promoCode,
    RatePlanCode: search.ratePlanCode,
    HopGiftVoucherCode: voucherCode,
    HopGiftDiscountAmount: voucherCode === null ? null : toWireAmount(quote.voucherMinor, hotel.currency),
    Rooms: wireRooms(rooms, search, hotel),
    BrowserData: card === null && order.savedCardId === null ? null : browserData(),
  };
}

function cardDetails(order: CheckoutOrder): WireCard | null {
  const { hotel, booker, card, savedCardId, savesCard, payment } = order;
  if (savedCardId !== null) return { CreditCardId: savedCardId };
  if (card !== null) return typedCardToWire(card, booker.email, hotel, savesCard);
  return savesCard && takesCardElsewhere(payment.required) ? { SaveCreditCardToIndividual: true } : null;
}

/** The rooms in the form that Create and the voucher check take. */
export function wireRooms(rooms: readonly ChosenRoom[], search: ValidSearch, hotel: Hotel): WireRoomBody[] {
  return rooms.map((room) => wireRoom(room, search, hotel));
}

function wireRoom({ item, offer }: ChosenRoom, { stay }: ValidSearch, { currency }: Hotel): WireRoomBody {
  return toWireRoom({
    ...item,
    stay,
    extras: offer.quote.extras,
    childAges: knownAges(item.childAges, item.guests.children),
    leadGuest: item.leadGuest ?? emptyGuest,
    seenPromotionId: offer.rate.Promotion?.PromotionId ?? null,
    totalCost: toWireAmount(offer.quote.totalMinor, currency),
  });
}
