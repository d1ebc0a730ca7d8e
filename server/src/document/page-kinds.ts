import { guestPatterns } from '@portico/contract/paths';

/** The documents of a hotel: which path, which template, what its tab is called. */
export const pageKinds = {
  search: { pattern: guestPatterns.book, template: 'book', title: 'Book your stay' },
  rooms: { pattern: guestPatterns.roomsAndRates, template: 'book', title: 'Rooms and rates' },
  checkout: { pattern: guestPatterns.checkout, template: 'checkout', title: 'Checkout' },
  status: { pattern: guestPatterns.status, template: 'book', title: 'Your booking is being made' },
  confirmation: { pattern: guestPatterns.confirmation, template: 'book', title: 'Your booking' },
} as const satisfies Record<string, { pattern: string; template: 'book' | 'checkout'; title: string }>;

export type PageKind = keyof typeof pageKinds;
