import { toPaymentTypes } from '@portico/contract/property-file/to-domain';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { minorOf } from '@portico/domain/money/decimal';
import { isCardExpired } from '@portico/domain/payment/card';
import { acceptedPaymentType } from '@portico/domain/payment/offered-payments';
import { dueByPayment } from '@portico/domain/payment/on-invoice';
import { requiresCard, usesProvider, type PaymentType } from '@portico/domain/payment/payment-methods';
import { paymentNeed } from '@portico/domain/pricing/payment-need';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { AccountCard } from '../payments/cards/account-card.store.ts';
import { fieldFaults, type FieldFault } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { browserFaults } from '../payments/browser-facts.ts';
import { cardFaults } from '../payments/card-faults.ts';
import type { PaymentPort } from '../payments/payment-port.ts';
import type { Providers } from '../payments/providers.ts';
import { quoteRooms, type QuoteRefusal, type ServerQuote } from '../availability/pricing/quote.ts';
import type { RoomsToQuote } from '../availability/pricing/rooms-to-quote.ts';
import type { BilledCompany } from '../reservation/booked-reservation.ts';
import { billedCompany } from './billed-company.ts';
import type { BookingRequest } from './booking-request.ts';
import type { BookingRefusal } from './submit/booking-refusal.ts';

/** A bookable request: the server's own price and the way to pay. */
export interface PricedBooking {
  readonly quote: ServerQuote;
  /** Null: nothing to pay online. */
  readonly paymentType: PaymentType | null;
  /** The provider to charge; null: none. */
  readonly provider: PaymentPort | null;
  /** The company to invoice; null: none. */
  readonly company: BilledCompany | null;
}

/**
 * Compares the server's price with the guest's, then determines how it is paid. Refuses:
 * - what `quoteRooms` does, and another promotion than the guest saw;
 * - `quote.price-changed`, or `voucher.changed` with the new sums if only the voucher pays another sum;
 * - a way to pay not offered for these sums, or for rates that do not mix;
 * - a sum below the provider's minimum;
 * - faults of a company, its PO number, or a card typed here.
 * `db` may be a transaction; `today` is the property's date. Rule: docs/booking.md, "Checks".
 */
export async function priceBooking(
  db: Kysely<Schema>,
  facts: {
    readonly hotel: Hotel;
    readonly request: BookingRequest;
    readonly today: LocalDate;
    readonly providers: Providers;
  },
): Promise<Result<PricedBooking, BookingRefusal>> {
  const { hotel, request, today } = facts;
  const quoted = await quoteRooms(db, hotel, request, today);
  if (!quoted.ok) return refused(quoteRefusal(hotel, request, quoted.refusal));
  const quote = quoted.value;
  if (!isPromotionAsSeen(request, quote)) return refused({ code: 'promotion.not-valid' });
  if (!isPriceAsSeen(hotel, request, quote))
    return refused(
      mayMissItsCode(request, quote) ? { code: 'promotion.not-valid' } : otherSums(hotel, request, quote),
    );
  const paymentType = paymentTypeFor(hotel, request, quote);
  if (paymentType === 'voucher-too-small') return refused(otherSums(hotel, request, quote));
  if (paymentType === 'not-offered') return refused({ code: 'payment.type-not-offered' });
  if (paymentType === 'mixed') return refused({ code: 'payment.rates-do-not-mix' });
  if (paymentType === 'company-invoice') {
    const company = billedCompany(hotel, request);
    return company.ok ? ok({ quote, paymentType, provider: null, company: company.value }) : company;
  }
  if (!usesProvider(paymentType)) return ok({ quote, paymentType, provider: null, company: null });
  const provider = facts.providers.forMethod(hotel, paymentType);
  if (provider === undefined) return refused({ code: 'payment.not-configured' });
  const dueMinor = quote.booking.due.nowMinor;
  if (dueMinor > 0 && dueMinor < provider.leastMinor(hotel.currency))
    return refused({ code: 'payment.too-small' });
  const faults = requiresCard(paymentType) ? faultsOfCard(hotel, request, provider, today) : [];
  return faults.length > 0
    ? refused({ code: 'request.invalid', faults })
    : ok({ quote, paymentType, provider, company: null });
}

/** The card is typed here, stored by the chosen provider, or typed on the provider's page. */
function faultsOfCard(
  hotel: Hotel,
  { card, account, browser }: BookingRequest,
  provider: PaymentPort,
  today: LocalDate,
) {
  const isTypedHere = provider.cards === 'typed-here';
  const ofBrowser = isTypedHere ? browserFaults(browser) : [];
  if (account?.card) return [...savedCardFaults(hotel, account.card, provider, today), ...ofBrowser];
  return isTypedHere ? [...cardFaults(hotel, card, today), ...ofBrowser] : [];
}

/** A quote's refusal as Create answers it, naming the room of several, or the extra. */
export function quoteRefusal(
  hotel: Hotel,
  { rooms }: Pick<RoomsToQuote, 'rooms'>,
  refusal: QuoteRefusal,
): BookingRefusal {
  switch (refusal.code) {
    case 'rate.unavailable': {
      const roomNumber = rooms.length > 1 ? refusal.roomIndex + 1 : undefined;
      return { code: refusal.code, which: { roomNumber, why: refusal.why } };
    }
    case 'extra.unavailable':
      return { code: refusal.code, which: { extraName: hotel.extras.get(refusal.extraId)?.part.name } };
    case 'voucher.not-valid':
      return { code: refusal.code, isUnknown: refusal.fault.code === 'unknown' };
  }
}

/** On an invoice nothing is due now. */
function dueNowOf({ paymentType }: BookingRequest, { due }: ServerQuote['booking']): number {
  return dueByPayment(due, paymentType).nowMinor;
}

/** A room seen with a promotion has to be lowered by that promotion. */
function isPromotionAsSeen(request: BookingRequest, { rooms }: ServerQuote): boolean {
  return rooms.every(({ promotion }, index) => {
    const seen = request.rooms[index]?.seenPromotionId ?? null;
    return seen === null || seen === promotion?.rules.id;
  });
}

/** The price may differ because the code lowers nothing, if the client did not send the promotion it saw. */
function mayMissItsCode({ promoCode, rooms }: BookingRequest, { promotion }: ServerQuote): boolean {
  return (
    promoCode !== null && promotion === null && rooms.some(({ seenPromotionId: id }) => id === undefined)
  );
}

function isPriceAsSeen(hotel: Hotel, request: BookingRequest, { rooms, booking }: ServerQuote): boolean {
  const { paymentAmount, voucherAmount } = request;
  return (
    minorOf(paymentAmount, hotel.currency) === dueNowOf(request, booking) &&
    (voucherAmount === null || minorOf(voucherAmount, hotel.currency) === booking.voucherMinor) &&
    areRoomsAsSeen(hotel, request, rooms)
  );
}

function areRoomsAsSeen(hotel: Hotel, request: BookingRequest, rooms: ServerQuote['rooms']): boolean {
  return rooms.every(({ quote }, index) => {
    const seen = request.rooms[index]?.totalCost;
    return seen !== undefined && minorOf(seen, hotel.currency) === quote.totalMinor;
  });
}

/**
 * Another sum of the voucher alone is not a changed price. Without a sent sum, the guest chose the voucher to pay all.
 */
function isOnlyTheVoucher(hotel: Hotel, request: BookingRequest, { rooms, booking, voucher }: ServerQuote) {
  const { voucherAmount, paymentType } = request;
  const isAnother =
    voucherAmount === null
      ? paymentType === 'voucher'
      : minorOf(voucherAmount, hotel.currency) !== booking.voucherMinor;
  return voucher !== null && isAnother && areRoomsAsSeen(hotel, request, rooms);
}

function otherSums(hotel: Hotel, request: BookingRequest, quote: ServerQuote): BookingRefusal {
  const { booking } = quote;
  return {
    code: isOnlyTheVoucher(hotel, request, quote) ? 'voucher.changed' : 'quote.price-changed',
    sums: {
      grossMinor: booking.grossMinor,
      dueNowMinor: dueNowOf(request, booking),
      currency: hotel.currency,
    },
  };
}

function paymentTypeFor(
  hotel: Hotel,
  { paymentType: chosen, account }: BookingRequest,
  { booking, rooms, voucher }: ServerQuote,
): PaymentType | null | 'not-offered' | 'mixed' | 'voucher-too-small' {
  const plans = rooms.map(({ ratePlan }) => ratePlan.rules);
  const need = paymentNeed(booking, plans);
  // A guest who saw the voucher cover everything must not be charged later.
  if (chosen === 'voucher' && !need.coveredByVoucher)
    return voucher === null ? 'not-offered' : 'voucher-too-small';
  if (need.remainingMinor > 0 && need.companyInvoice === 'mixed') return 'mixed';
  const propertyTypes = toPaymentTypes(hotel.definition);
  const { settings } = hotel.definition;
  const isGranted = settings.enableUserChoiceOfPaymentMethod && account?.mayChoosePayment === true;
  const mayChoose = settings.anyoneMayChoosePaymentMethod || isGranted;
  return acceptedPaymentType({ ...need, propertyTypes, mayChoose, chosen });
}

/** Faults of a stored card: expired, or of a provider the hotel no longer uses. */
function savedCardFaults(
  hotel: Hotel,
  card: AccountCard,
  provider: PaymentPort,
  today: LocalDate,
): FieldFault[] {
  const names = { card: 'CreditCardId' };
  if (card.provider !== provider.name)
    return fieldFaults(hotel, 'CardDetails', names, [{ field: 'card', code: 'card.not-kept-any-more' }]);
  return isCardExpired(card, today)
    ? fieldFaults(hotel, 'CardDetails', names, [{ field: 'card', code: 'card.expired' }])
    : [];
}
