import { hasPlanCode } from '@portico/domain/availability/open-rate-plan';
import { spanOf } from '@portico/domain/calendar/stay';
import { usesProvider } from '@portico/domain/payment/payment-methods';
import { dueByPayment } from '@portico/domain/payment/on-invoice';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookingRequest } from './booking-request.ts';
import type { PricedBooking } from './price-booking.ts';
import type { NewReservation } from '../reservation/reservation.store.ts';
import { bookedExtra, chosenBeds, namedPromotion, termsOfPlan } from '../reservation/terms-today.ts';
import { newId } from '../platform/ids.ts';
import { asksChildAges } from '../hotel/child-ages.ts';

/** A new reservation: held until paid, or confirmed if nothing is charged. Its terms are frozen. */
export function newReservation(facts: {
  readonly hotel: Hotel;
  readonly request: BookingRequest;
  readonly priced: PricedBooking;
  /** Milliseconds from `now` that unpaid nights are held. */
  readonly holdMs: number;
  readonly now: Date;
}): NewReservation {
  const { hotel, request, priced, holdMs, now } = facts;
  const { rooms, booking, promotion, voucher } = priced.quote;
  const { paymentType } = priced;
  const isHeld = usesProvider(paymentType);
  return {
    propertyId: hotel.propertyId,
    reservationId: newId(),
    status: isHeld ? 'pending' : 'confirmed',
    stay: spanOf(rooms.map(({ stay }) => stay)),
    currency: hotel.currency,
    booker: request.booker,
    specialRequests: request.specialRequests,
    arrivalTime: null,
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
    paidFor: [],
    holdEndedBy: null,
    createdAt: now,
    rooms: rooms.map((room, index) => {
      const requested = request.rooms[index];
      if (requested === undefined) throw new Error('a quoted room that nobody asked for');
      return {
        ...termsOfPlan(hotel, room.ratePlan),
        roomNumber: index + 1,
        roomTypeId: room.roomTypeId,
        roomTypeName: room.roomType.part.name,
        ratePlanId: room.ratePlanId,
        rateCode: hasPlanCode(room.ratePlan.rules, request.ratePlanCode) ? room.ratePlan.rules.code : null,
        stay: room.stay,
        guests: room.guests,
        childAges: asksChildAges(hotel, requested) ? requested.childAges : [],
        leadGuest: requested.leadGuest,
        vat: hotel.vat,
        vatParts: room.ratePlan.rules.vatParts,
        cityTax: hotel.cityTax,
        cityTaxMinor: room.quote.cityTaxMinor,
        nights: room.quote.nights,
        netMinor: room.quote.netMinor,
        vatMinor: room.quote.vatMinor,
        grossMinor: room.quote.grossMinor,
        originalGrossMinor: room.quote.originalGrossMinor,
        extras: room.quote.extras.map((extra) => bookedExtra(hotel, extra)),
        extrasGrossMinor: room.quote.extrasGrossMinor,
        promotion: room.promotion && namedPromotion(room.promotion),
        roomConfiguration: chosenBeds(room.roomType, requested.bedOptionId),
        fellows: [],
        preCheckedInAt: null,
      };
    }),
  };
}
