import type { Hotel } from '../../core/hotel.ts';
import { spanOf } from './booking-checks.ts';
import type { BookingRequest } from './booking-request.ts';
import type { PricedBooking } from './price-booking.ts';
import type { NewReservation } from './reservation.store.ts';

/** How long unpaid nights stay held. */
const HOLD_MS = 15 * 60_000;

/** The reservation as it is written first: held until paid, or confirmed where nothing is asked for. Terms are frozen. */
export function newReservation(facts: {
  readonly hotel: Hotel;
  readonly request: BookingRequest;
  readonly priced: PricedBooking;
  readonly now: Date;
}): NewReservation {
  const { hotel, request, priced, now } = facts;
  const { rooms, booking } = priced.quote;
  const isPaidFirst = priced.paymentType !== null;
  return {
    propertyId: hotel.propertyId,
    status: isPaidFirst ? 'pending' : 'confirmed',
    stay: spanOf(rooms.map(({ stay }) => stay)),
    currency: hotel.currency,
    booker: request.booker,
    specialRequests: request.specialRequests,
    comment: request.comment,
    paymentType: priced.paymentType,
    promoCode: null,
    promotionId: null,
    voucher: null,
    netMinor: booking.netMinor,
    vatMinor: booking.vatMinor,
    grossMinor: booking.grossMinor,
    due: booking.due,
    holdEndsAt: isPaidFirst ? new Date(now.getTime() + HOLD_MS) : null,
    createdAt: now,
    rooms: rooms.map((room, index) => {
      const leadGuest = request.rooms[index]?.leadGuest;
      if (leadGuest === undefined) throw new Error('a quoted room that nobody asked for');
      return {
        roomNumber: index + 1,
        roomTypeId: room.roomTypeId,
        roomTypeName: room.roomType.part.name,
        ratePlanId: room.ratePlanId,
        ratePlanName: room.ratePlan.part.name,
        stay: room.stay,
        guests: room.guests,
        leadGuest,
        vat: hotel.vat,
        payment: room.ratePlan.rules.payment,
        cancellation: room.ratePlan.rules.cancellation,
        nights: room.quote.nights,
        netMinor: room.quote.netMinor,
        vatMinor: room.quote.vatMinor,
        grossMinor: room.quote.grossMinor,
        originalGrossMinor: room.quote.originalGrossMinor,
        extras: [],
        extrasGrossMinor: 0,
        promotion: null,
        roomConfiguration: null,
      };
    }),
  };
}
