import { isOpenPlan } from '@portico/domain/availability/open-rate-plan';
import { limitBroken } from '@portico/domain/availability/rate-plan-fit';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { goesOnBill } from '@portico/domain/payment/company-invoice';
import { isSameButDates } from '@portico/domain/pricing/room-to-be';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel, HotelPromotion, HotelRatePlan, HotelRoomType } from '../hotel/hotel.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import { redeemedPromotion } from './redeemed-promotion.ts';
import type { RoomFacts } from './room-facts.ts';

/** What the hotel sells a booking, before dates and prices. */
export interface SoldToBooking {
  readonly roomType: HotelRoomType;
  readonly ratePlan: HotelRatePlan;
  /** The one that the booking has redeemed. */
  readonly promotion: HotelPromotion | undefined;
}

/**
 * Type and plan of a room as it is to be. Refuses what the hotel does not have or does not sell to this booking: a plan
 * that is not listed (one that the booking has is open to it), one that does not go on its bill, and guests who do not
 * fit; of a room that moves only, that is not asked again.
 */
export function soldToBooking(hotel: Hotel, facts: RoomFacts): Result<SoldToBooking, ChangeRefusal> {
  const { reservation, booked, wanted, clock, roomNumber } = facts;
  const unavailable = refused({ code: 'rate.unavailable', which: { roomNumber } } as const);
  const roomType = hotel.roomTypes.get(wanted.roomTypeId);
  const ratePlan = hotel.ratePlans.get(wanted.ratePlanId);
  if (roomType === undefined || ratePlan === undefined) return unavailable;
  const { rules } = ratePlan;
  const has = reservation.rooms.some(({ ratePlanId }) => ratePlanId === rules.id);
  const isCompanyInvoiced = reservation.paymentType === 'company-invoice';
  if (!has && !goesOnBill(rules.companyInvoice, isCompanyInvoiced))
    return refused({ code: 'payment.rates-do-not-mix' });
  const { propertyLimits } = hotel;
  const fit = { roomType: roomType.rules, ratePlan: rules, guests: wanted.guests, propertyLimits };
  const isMovedOnly = booked !== null && isSameButDates(booked, wanted);
  const broken = isMovedOnly ? null : limitBroken(fit);
  if (broken !== null) {
    const why = { rule: { code: 'rate.guests', broken } } as const;
    return refused({ code: 'rate.unavailable', which: { roomNumber, why } });
  }
  const promotion = redeemedPromotion(hotel, reservation);
  const keys = { ratePlanCode: null, promotion: promotion?.rules ?? null };
  const today = booked === null ? clock.date : bookedOn(hotel, facts);
  if (!has && !isOpenPlan(rules, keys, { ...wanted, today })) return unavailable;
  return ok({ roomType, ratePlan, promotion });
}

/** The property's date on which the booking was made. */
export function bookedOn(hotel: Hotel, { reservation }: Pick<RoomFacts, 'reservation'>) {
  return localTimeAt(reservation.createdAt.getTime(), hotel.definition.property.timeZone).date;
}
