import { keysOf } from '@portico/domain/record';
/** A program of its own, with the Content-Security-Policy that goes with it: only the checkout may hold a card. */
export type DocumentName = 'book' | 'checkout';

/**
 * Who may enter a page: anyone; who has chosen a room, or comes back to a booking of theirs; who has the token of a
 * booking. Anyone else is led to the search.
 */
export type Entry = 'anyone' | 'basket' | 'token';

interface Page {
  /** As a pattern for routers. */
  readonly path: string;
  /** The document it opens in. What a token opens is in every document: a booking goes on to it. */
  readonly document: DocumentName;
  readonly entry: Entry;
}

/** The pages of a hotel; guestPaths writes their addresses. */
export const pages = {
  search: { path: '/Book/:propertyCode', document: 'book', entry: 'anyone' },
  rooms: { path: '/Book/:propertyCode/Rooms-And-Rates', document: 'book', entry: 'anyone' },
  checkout: {
    path: '/Book/:propertyCode/Checkout/:confirmationToken?',
    document: 'checkout',
    entry: 'basket',
  },
  status: { path: '/Book/:propertyCode/Status/:confirmationToken', document: 'book', entry: 'token' },
  confirmation: {
    path: '/Book/:propertyCode/Confirmation/:confirmationToken',
    document: 'book',
    entry: 'token',
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

/** The pages that a document has to hold. */
export type PageIn<Name extends DocumentName> = {
  [Key in PageName]: (typeof pages)[Key] extends { document: Name } | { entry: 'token' } ? Key : never;
}[PageName];

export const pageNames: readonly PageName[] = keysOf(pages);

/** Pages of a token as they are asked for without it: there is nothing to show, so they lead to the search. */
export const pathsWithoutToken: readonly string[] = Object.values(pages)
  .filter(({ entry }) => entry === 'token')
  .map(({ path }) => path.replace('/:confirmationToken', ''));
