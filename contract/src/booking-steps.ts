import type { BookingStep } from '@portico/domain/journeys/booking-journey';

/** The steps of a booking as bit flags, under the names of analytics. `none`: the search. */
export const bookingStepFlags = {
  none: 1,
  'room-type-selection': 2,
  'rate-plan-selection': 4,
  'upgrade-selection': 8,
  occupancy: 16,
  extras: 32,
  'booking-summary': 64,
  'personal-information': 128,
  account: 256,
  'address-details': 512,
  'payment-details': 1024,
} as const satisfies Readonly<Record<BookingStep | 'none', number>>;
