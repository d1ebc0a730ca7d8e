/** How a booking stands today, as the desk sorts them. Rule: docs/desk.md, "Finding bookings". */
export const bookingTabs = ['coming', 'in-house', 'unfinished', 'gone', 'cancelled', 'all'] as const;

export type BookingTab = (typeof bookingTabs)[number];

/** Bookings with something still to be paid, or of those where a later charge was declined. */
export const bookingMoney = ['owing', 'declined'] as const;

export type BookingMoney = (typeof bookingMoney)[number];
