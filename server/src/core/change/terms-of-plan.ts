import type { Hotel, HotelRatePlan } from '../hotel/hotel.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';

type Terms = Pick<
  BookedRoom,
  'ratePlanName' | 'payment' | 'cancellation' | 'allowEdit' | 'allowCancel' | 'areExtrasInPolicy'
>;

/** The terms of a rate plan as they are today, for a room that gets it now. */
export function termsOfPlan(hotel: Hotel, { part, rules }: HotelRatePlan): Terms {
  return {
    ratePlanName: part.name,
    payment: rules.payment,
    cancellation: rules.cancellation,
    allowEdit: part.allowEdit,
    allowCancel: part.allowCancel,
    areExtrasInPolicy: hotel.definition.settings.includeExtrasInPaymentPolicy,
  };
}
