import { canEnter } from '@portico/domain/journeys/booking-journey';
import type { Booking } from '../../shared/stay/booking.ts';
import { bookingStateOf } from '../../shared/offers/booking-state.ts';
import type { OfferFacts } from '../../shared/offers/offers.ts';

/** True when each room has a rate and a valid lead guest; the ledger beside the form is its summary. */
export function canCheckOut(facts: OfferFacts, booking: Booking): boolean {
  return canEnter('personal-information', bookingStateOf(facts, booking, true));
}
