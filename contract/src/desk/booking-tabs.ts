/** How a booking stands today, as the desk sorts them. Rule: docs/desk.md, "Finding bookings". */
export const bookingTabs = ['coming', 'in-house', 'unfinished', 'gone', 'cancelled', 'all'] as const;

export type BookingTab = (typeof bookingTabs)[number];
