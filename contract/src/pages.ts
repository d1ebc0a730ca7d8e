import { keysOf } from '@portico/domain/record';

/** Whose a document is: its addresses say this owner's code, and it brings this owner's data and colours. */
export type OwnerKind = 'hotel' | 'group';

/** The letterhead and footer around a page. */
export type LayoutName = 'hotel' | 'group';

interface GuestDocument {
  readonly owner: OwnerKind;
  /** Where its pictures may come from: anywhere, or this server and the folders that its owner keeps them in. */
  readonly pictures: 'anywhere' | 'owner';
  /**
   * Whether visits are counted from it: not where a card is typed. `later`: what is to be counted there waits in the
   * tab for a page that counts.
   */
  readonly analytics: 'here' | 'later' | 'never';
}

/**
 * The documents, each a program of its own with the Content-Security-Policy that goes with it: only where a booking is
 * made or changed may a card be typed. docs/decisions/0029-card-forms-in-a-document-of-their-own.md.
 */
export const documents = {
  book: { owner: 'hotel', pictures: 'anywhere', analytics: 'here' },
  checkout: { owner: 'hotel', pictures: 'owner', analytics: 'later' },
  manage: { owner: 'hotel', pictures: 'owner', analytics: 'never' },
  account: { owner: 'hotel', pictures: 'owner', analytics: 'never' },
  group: { owner: 'group', pictures: 'anywhere', analytics: 'here' },
} as const satisfies Readonly<Record<string, GuestDocument>>;

export type DocumentName = keyof typeof documents;

export const documentNames: readonly DocumentName[] = keysOf(documents);

/**
 * Who may enter a page: anyone; who has chosen a room, or comes back to a booking of theirs; who has the token of a
 * booking. Anyone else is led to the search.
 */
export type Entry = 'anyone' | 'basket' | 'token';

interface Page {
  /** As a pattern for routers. */
  readonly path: string;
  readonly layout: LayoutName;
  /** The document it opens in. What a token opens is in every document of its owner: a booking goes on to it. */
  readonly document: DocumentName;
  readonly entry: Entry;
}

/** The pages of a guest; guestPaths writes their addresses. */
export const pages = {
  search: { path: '/Book/:ownerCode', layout: 'hotel', document: 'book', entry: 'anyone' },
  rooms: { path: '/Book/:ownerCode/Rooms-And-Rates', layout: 'hotel', document: 'book', entry: 'anyone' },
  checkout: {
    path: '/Book/:ownerCode/Checkout/:confirmationToken?',
    layout: 'hotel',
    document: 'checkout',
    entry: 'basket',
  },
  status: {
    path: '/Book/:ownerCode/Status/:confirmationToken',
    layout: 'hotel',
    document: 'book',
    entry: 'token',
  },
  confirmation: {
    path: '/Book/:ownerCode/Confirmation/:confirmationToken',
    layout: 'hotel',
    document: 'book',
    entry: 'token',
  },
  manage: { path: '/Manage/:ownerCode', layout: 'hotel', document: 'manage', entry: 'anyone' },
  reservation: {
    path: '/Manage/:ownerCode/Reservation/:referenceNumber?/:code?',
    layout: 'hotel',
    document: 'manage',
    entry: 'anyone',
  },
  register: { path: '/Account/Register/:ownerCode', layout: 'hotel', document: 'account', entry: 'anyone' },
  confirmEmail: {
    path: '/Account/ConfirmEmail/:ownerCode',
    layout: 'hotel',
    document: 'account',
    entry: 'anyone',
  },
  forgotPassword: {
    path: '/Account/ForgotPassword/:ownerCode',
    layout: 'hotel',
    document: 'account',
    entry: 'anyone',
  },
  resetPassword: {
    path: '/Account/ResetPassword/:ownerCode',
    layout: 'hotel',
    document: 'account',
    entry: 'anyone',
  },
  manageAccount: { path: '/ManageAccount/:ownerCode', layout: 'hotel', document: 'account', entry: 'anyone' },
  group: { path: '/BookGroup/:ownerCode', layout: 'group', document: 'group', entry: 'anyone' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

type OwnerOf<Name extends DocumentName> = (typeof documents)[Name]['owner'];

/** The pages of a kind of owner. */
export type PageOf<Kind extends OwnerKind> = {
  [Key in PageName]: OwnerOf<(typeof pages)[Key]['document']> extends Kind ? Key : never;
}[PageName];

/** The pages that a document has to hold. */
export type PageIn<Name extends DocumentName> = {
  [Key in PageOf<OwnerOf<Name>>]: (typeof pages)[Key] extends { document: Name } | { entry: 'token' }
    ? Key
    : never;
}[PageOf<OwnerOf<Name>>];

/** The layouts that a document has to hold. */
export type LayoutIn<Name extends DocumentName> = (typeof pages)[PageIn<Name>]['layout'];

export const pageNames: readonly PageName[] = keysOf(pages);

/** Pages of a token as they are asked for without it: there is nothing to show, so they lead to the search. */
export const pathsWithoutToken: readonly string[] = Object.values(pages)
  .filter(({ entry }) => entry === 'token')
  .map(({ path }) => path.replace('/:confirmationToken', ''));

/** The names of an owner's pages, in the order of the table. */
export function pagesOf<Kind extends OwnerKind>(kind: Kind): readonly PageOf<Kind>[] {
  return pageNames.filter((name): name is PageOf<Kind> => documents[pages[name].document].owner === kind);
}
