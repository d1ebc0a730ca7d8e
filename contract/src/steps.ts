import type { BookingStep } from '@portico/domain/journeys/booking-journey';

/** The specification's bit flags, used in stored journey state and analytics. */
export const stepFlags = {
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
} as const satisfies Record<BookingStep, number>;
