/** Addresses of all guest pages, each a function. Codes and tokens are encoded only here. */
const segment = encodeURIComponent;

const ofHotel = (code: string | undefined) => (code === undefined ? '' : `?propertyCode=${segment(code)}`);

const fragment = (token: string | undefined) => (token === undefined ? '' : `#${segment(token)}`);

/** The parameters of a pay link. */
interface PayLink {
  readonly actionType: 'P' | 'S';
  readonly invoiceNumber: string;
  readonly linkCode: string;
  readonly paymentId: string;
}

export const guestPaths = {
  front: () => '/',
  book: (code: string) => `/Book/${segment(code)}`,
  roomsAndRates: (code: string) => `/Book/${segment(code)}/Rooms-And-Rates`,
  room: (code: string, roomTypeId: number) => `/Book/${segment(code)}/Rooms/${roomTypeId}`,
  where: (code: string) => `/Book/${segment(code)}/Where`,
  checkout: (code: string, token?: string) =>
    `/Book/${segment(code)}/Checkout${token === undefined ? '' : `/${segment(token)}`}`,
  status: (code: string, token: string) => `/Book/${segment(code)}/Status/${segment(token)}`,
  confirmation: (code: string, token: string) => `/Book/${segment(code)}/Confirmation/${segment(token)}`,
  register: (code: string) => `/Account/Register/${segment(code)}`,
  forgotPassword: (code: string) => `/Account/ForgotPassword/${segment(code)}`,
  /** The token is in the fragment, which reaches no server, log or other page. */
  resetPassword: (code: string, token?: string) =>
    `/Account/ResetPassword/${segment(code)}${fragment(token)}`,
  confirmEmail: (code: string, token?: string) => `/Account/ConfirmEmail/${segment(code)}${fragment(token)}`,
  /** For mails: a mailbox confirms the new address of an account. */
  confirmNewEmail: (code: string, token?: string) =>
    `/Account/ConfirmNewEmail/${segment(code)}${fragment(token)}`,
  /** With a card being added, the guest returns from 3-D Secure or from the provider. */
  manageAccount: (code: string, cardRequestId?: string) =>
    `/ManageAccount/${segment(code)}${cardRequestId === undefined ? '' : `?card=${segment(cardRequestId)}`}`,
  manage: (code: string) => `/Manage/${segment(code)}`,
  /** For mails, with the code of a link: opens the booking. */
  manageReservation: (code: string, referenceNumber: string, linkCode: string) =>
    `/Manage/${segment(code)}/Reservation/${segment(referenceNumber)}/${segment(linkCode)}`,
  /** The booking opened in this tab. */
  openedReservation: (code: string) => `/Manage/${segment(code)}/Reservation`,
  /** The extras of one of its rooms. */
  openedExtras: (code: string, roomNumber: number) =>
    `/Manage/${segment(code)}/Reservation?step=extras&unit=${roomNumber}`,
  /** For mails: a mailbox confirms the new address of a booking. */
  confirmBookerEmail: (code: string, linkCode?: string) =>
    `/Manage/${segment(code)}/ConfirmEmail${fragment(linkCode)}`,
  /** For mails, with the code of a link. */
  preCheckIn: (code: string, referenceNumber: string, linkCode: string) =>
    `/PreCheckIn/${segment(code)}/${segment(referenceNumber)}/${segment(linkCode)}`,
  /** Shows PayByLinkError for anything else after the code. */
  securePay: (code: string) => `/SecurePay/${segment(code)}`,
  /** For mails: `P` pays an invoice, `S` saves a card for the booking whose number takes the invoice's place. */
  securePayLink: (code: string, link: PayLink) =>
    `/SecurePay/${segment(code)}/${link.actionType}/${segment(link.invoiceNumber)}/${segment(link.linkCode)}?id=${segment(link.paymentId)}`,
  /** The transaction that this tab stores under the token. */
  securePayResult: (code: string, token: string) => `/SecurePay/${segment(code)}/${segment(token)}`,
  securePayStatus: (code: string, token: string) => `/SecurePay/${segment(code)}/Status/${segment(token)}`,
  securePayConfirmation: (code: string, token: string) =>
    `/SecurePay/${segment(code)}/Confirmation/${segment(token)}`,
  table: (code: string) => `/Table/${segment(code)}`,
  /** For mails, with the code of a link: shows the table and can cancel it. */
  tableBooking: (code: string, referenceNumber: string, linkCode: string) =>
    `/Table/${segment(code)}/${segment(referenceNumber)}/${segment(linkCode)}`,
  bookGroup: (code: string) => `/BookGroup/${segment(code)}`,
  /**
   * The frame that counts visits, below the first page of a hotel or a group; not a page for guests.
   * docs/decisions/0035-analytics-in-a-sandboxed-frame.md.
   */
  analytics: (home: string) => `${home}/Analytics`,
  /** With a code, the page of that hotel. */
  unauthorised: (code?: string) => `/Unauthorised${ofHotel(code)}`,
  error: (code?: string) => `/Error${ofHotel(code)}`,
} as const;
