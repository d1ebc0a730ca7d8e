import { keysOf } from '@portico/domain/record';

/** The owner of a document, which gives its addresses their code, and its data and colours. */
export type OwnerKind = 'hotel' | 'group';

/** The header and footer around the pages of a document. */
export type LayoutName = 'hotel' | 'bare' | 'group';

interface GuestDocument {
  readonly owner: OwnerKind;
  readonly layout: LayoutName;
  /** Allowed sources of pictures: anywhere, or this server and the owner's folders. */
  readonly pictures: 'anywhere' | 'owner';
  /**
   * Whether its visits are counted: never beside a card form. `later`: events wait in the tab for a page that counts.
   */
  readonly analytics: 'here' | 'later' | 'never';
  /** Whether it also contains the pages opened by a booking's token: a guest moves on to them without a load. */
  readonly opensBookings: boolean;
}

/**
 * The documents: each a program with its own Content-Security-Policy. Only documents that take payments or save cards
 * may have a card form. docs/decisions/0029-documents-with-card-forms.md.
 */
export const documents = {
  book: { owner: 'hotel', layout: 'hotel', pictures: 'anywhere', analytics: 'here', opensBookings: true },
  checkout: { owner: 'hotel', layout: 'hotel', pictures: 'owner', analytics: 'later', opensBookings: true },
  manage: { owner: 'hotel', layout: 'hotel', pictures: 'owner', analytics: 'never', opensBookings: true },
  account: { owner: 'hotel', layout: 'hotel', pictures: 'owner', analytics: 'never', opensBookings: true },
  pay: { owner: 'hotel', layout: 'bare', pictures: 'owner', analytics: 'never', opensBookings: false },
  'pre-check-in': {
    owner: 'hotel',
    layout: 'hotel',
    pictures: 'owner',
    analytics: 'never',
    opensBookings: false,
  },
  group: { owner: 'group', layout: 'group', pictures: 'anywhere', analytics: 'here', opensBookings: false },
} as const satisfies Readonly<Record<string, GuestDocument>>;

export type DocumentName = keyof typeof documents;

export const documentNames: readonly DocumentName[] = keysOf(documents);

/**
 * Who may enter a page: anyone; a guest who chose a room or returns to a booking; a guest with a booking's token.
 * Others are sent to the search.
 */
export type Entry = 'anyone' | 'basket' | 'token';

export interface Page {
  /** A pattern for routers. */
  readonly path: string;
  /** The document that contains it. */
  readonly document: DocumentName;
  /** Default: `anyone`. */
  readonly entry?: Entry;
}

/** The pages of a guest; the first match counts. guestPaths builds their addresses. */
export const pages = {
  search: { path: '/Book/:ownerCode', document: 'book' },
  rooms: { path: '/Book/:ownerCode/Rooms-And-Rates', document: 'book' },
  room: { path: '/Book/:ownerCode/Rooms/:roomTypeId', document: 'book' },
  where: { path: '/Book/:ownerCode/Where', document: 'book' },
  checkout: { path: '/Book/:ownerCode/Checkout/:confirmationToken?', document: 'checkout', entry: 'basket' },
  status: { path: '/Book/:ownerCode/Status/:confirmationToken', document: 'book', entry: 'token' },
  confirmation: {
    path: '/Book/:ownerCode/Confirmation/:confirmationToken',
    document: 'book',
    entry: 'token',
  },
  manage: { path: '/Manage/:ownerCode', document: 'manage' },
  reservation: { path: '/Manage/:ownerCode/Reservation/:referenceNumber?/:code?', document: 'manage' },
  confirmBookerEmail: { path: '/Manage/:ownerCode/ConfirmEmail', document: 'manage' },
  register: { path: '/Account/Register/:ownerCode', document: 'account' },
  confirmEmail: { path: '/Account/ConfirmEmail/:ownerCode', document: 'account' },
  confirmNewEmail: { path: '/Account/ConfirmNewEmail/:ownerCode', document: 'account' },
  forgotPassword: { path: '/Account/ForgotPassword/:ownerCode', document: 'account' },
  resetPassword: { path: '/Account/ResetPassword/:ownerCode', document: 'account' },
  manageAccount: { path: '/ManageAccount/:ownerCode', document: 'account' },
  securePayStatus: { path: '/SecurePay/:ownerCode/Status/:confirmationToken', document: 'pay' },
  securePayConfirmation: { path: '/SecurePay/:ownerCode/Confirmation/:confirmationToken', document: 'pay' },
  securePayLink: { path: '/SecurePay/:ownerCode/:actionType/:invoiceNumber/:code', document: 'pay' },
  securePayResult: { path: '/SecurePay/:ownerCode/:confirmationToken', document: 'pay' },
  securePay: { path: '/SecurePay/:ownerCode/:actionType?/:invoiceNumber?/:code?', document: 'pay' },
  table: { path: '/Table/:ownerCode', document: 'book' },
  tableBooking: { path: '/Table/:ownerCode/:referenceNumber/:code', document: 'manage' },
  preCheckIn: { path: '/PreCheckIn/:ownerCode/:referenceNumber?/:code?', document: 'pre-check-in' },
  group: { path: '/BookGroup/:ownerCode', document: 'group' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

type OwnerOf<Name extends DocumentName> = (typeof documents)[Name]['owner'];

export type PageOf<Kind extends OwnerKind> = {
  [Key in PageName]: OwnerOf<(typeof pages)[Key]['document']> extends Kind ? Key : never;
}[PageName];

type InDocument<Name extends DocumentName> =
  | { document: Name }
  | ((typeof documents)[Name]['opensBookings'] extends true ? { entry: 'token' } : never);

/** The pages that a document must contain. */
export type PageIn<Name extends DocumentName> = {
  [Key in PageOf<OwnerOf<Name>>]: (typeof pages)[Key] extends InDocument<Name> ? Key : never;
}[PageOf<OwnerOf<Name>>];

export const pageNames: readonly PageName[] = keysOf(pages);

/** Pages of a token, requested without it: nothing to show, so they redirect to the search. */
export const pathsWithoutToken: readonly string[] = Object.values<Page>(pages)
  .filter(({ entry }) => entry === 'token')
  .map(({ path }) => path.replace('/:confirmationToken', ''));

/** The names of an owner's pages, in the order of the table. */
export function pagesOf<Kind extends OwnerKind>(kind: Kind): readonly PageOf<Kind>[] {
  return pageNames.filter((name): name is PageOf<Kind> => documents[pages[name].document].owner === kind);
}
