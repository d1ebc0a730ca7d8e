import type { PageName } from '@portico/contract/pages';

/** What the tab of a page is called before its program has come. */
export const pageTitles: Readonly<Record<PageName, string>> = {
  search: 'Book your stay',
  rooms: 'Rooms and rates',
  checkout: 'Checkout',
  status: 'Your booking is being made',
  confirmation: 'Your booking',
  manage: 'Find your booking',
  reservation: 'Your booking',
  group: 'Book your stay',
};
