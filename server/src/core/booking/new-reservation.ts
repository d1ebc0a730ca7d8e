import type { RequestedRoom } from '@portico/contract/wire/room';
import { asksProvider } from '@portico/domain/payment/payment-methods';
import { dueByPayment } from '@portico/domain/payment/on-invoice';
import type { ExtraQuote } from '@portico/domain/pricing/extra-cost';
import type { BookedExtra, BookedRoom } from '../reservation/booked-reservation.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { QuotedRoom } from '../pricing/quote.ts';
import { spanOf } from '../reservation/booking-span.ts';
import type { BookingRequest } from './booking-request.ts';
import type { PricedBooking } from './price-booking.ts';
import type { NewReservation } from '../reservation/reservation.store.ts';
import { newId } from '../../platform/ids.ts';

/** The reservation as it is written first: held until paid, or confirmed where nothing is asked for. Terms are frozen. */
export function newReservation(facts: {
  readonly hotel: Hotel;
  readonly request: BookingRequest;
  readonly priced: PricedBooking;
  /** Milliseconds from `now` that unpaid nights stay held. */
  readonly holdMs: number;
  readonly now: Date;
}): NewReservation {
  const { hotel, request, priced, holdMs, now } = facts;
  const { rooms, booking, promotion, voucher } = priced.quote;
  const { paymentType } = priced;
  const isHeld = asksProvider(paymentType);
  return {
    propertyId: hotel.propertyId,
    reservationId: newId(),
    status: isHeld ? 'pending' : 'confirmed',
    stay: spanOf(rooms.map(({ stay }) => stay)),
    currency: hotel.currency,
    booker: request.booker,
    specialRequests: request.specialRequests,
    comment: request.comment,
    paymentType,
    promoCode: request.promoCode,
    promotionId: promotion?.rules.id ?? null,
    voucher: voucher && { code: voucher.code, minor: booking.voucherMinor },
    netMinor: booking.netMinor,
    vatMinor: booking.vatMinor,
    grossMinor: booking.grossMinor,
    due: dueByPayment(booking.due, paymentType),
    company: priced.company,
    holdEndsAt: isHeld ? new Date(now.getTime() + holdMs) : null,
    holdEndedBy: null,
    createdAt: now,
    rooms: rooms.map((room, index) => {
      const requested = request.rooms[index];
      if (requested === undefined) throw new Error('a quoted room that nobody asked for');
      return {
        roomNumber: index + 1,
        roomTypeId: room.roomTypeId,
        roomTypeName: room.roomType.part.name,
        ratePlanId: room.ratePlanId,
        ratePlanName: room.ratePlan.part.name,
        stay: room.stay,
        guests: room.guests,
        leadGuest: requested.leadGuest,
        vat: hotel.vat,
        payment: room.ratePlan.rules.payment,
        cancellation: room.ratePlan.rules.cancellation,
        nights: room.quote.nights,
        netMinor: room.quote.netMinor,
        vatMinor: room.quote.vatMinor,
        grossMinor: room.quote.grossMinor,
        originalGrossMinor: room.quote.originalGrossMinor,
        extras: room.quote.extras.map((extra) => bookedExtra(hotel, extra)),
        extrasGrossMinor: room.quote.extrasGrossMinor,
        promotion: room.promotion && {
          promotionId: room.promotion.rules.id,
          name: room.promotion.part.name,
        },
        roomConfiguration: bedsOf(room, requested),
        fellows: [],
        allowEdit: room.ratePlan.part.allowEdit,
        allowCancel: room.ratePlan.part.allowCancel,
        areExtrasInPolicy: hotel.definition.settings.includeExtrasInPaymentPolicy,
        preCheckedInAt: null,
      };
    }),
  };
}

function bookedExtra(hotel: Hotel, quote: ExtraQuote): BookedExtra {
  const extra = hotel.extras.get(quote.extraId);
  if (extra === undefined) throw new Error('a quoted extra that the hotel does not have');
  return {
    extraId: quote.extraId,
    name: extra.part.name,
    chargeType: extra.rules.chargeType,
    isPerPerson: extra.rules.isPerPerson,
    isLimited: extra.part.isLimited,
    quantity: quote.quantity,
    netMinor: quote.netMinor,
    vatMinor: quote.vatMinor,
    grossMinor: quote.grossMinor,
  };
}

function bedsOf({ roomType }: QuotedRoom, { bedOptionId }: RequestedRoom): BookedRoom['roomConfiguration'] {
  const option = roomType.part.configurations.find(({ id }) => id === bedOptionId);
  return option === undefined ? null : { id: option.id, name: option.name };
}
