import type { StayNights } from './night-rate.ts';

/**
 * The nights without the rules of a stay: its length, its days of arrival and departure, and how long before it is
 * booked. A closed night stays closed. Rule: docs/desk.md, "A new booking".
 */
export function withoutStayRules({ nights }: StayNights): StayNights {
  return {
    nights: nights.map((night) => ({
      ...night,
      minStay: null,
      maxStay: null,
      minStayThrough: null,
      maxStayThrough: null,
      closedToArrival: false,
      minAdvance: null,
      maxAdvance: null,
    })),
    departureNight: undefined,
  };
}
