/** Every page of a guest, each as one function. Codes and tokens are encoded here and nowhere else. */
const segment = encodeURIComponent;

const ofHotel = (code: string | undefined) => (code === undefined ? '' : `?propertyCode=${segment(code)}`);

const fragment = (token: string | undefined) => (token === undefined ? '' : `#${segment(token)}`);

/** What the address of a pay link says. */
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
  checkout: (code: string, token?: string) =>
    `/Book/${segment(code)}/Checkout${token === undefined ? '' : `/${segment(token)}`}`,
  status: (code: string, token: string) => `/Book/${segment(code)}/Status/${segment(token)}`,
  confirmation: (code: string, token: string) => `/Book/${segment(code)}/Confirmation/${segment(token)}`,
  register: (code: string) => `/Account/Register/${segment(code)}`,
  forgotPassword: (code: string) => `/Account/ForgotPassword/${segment(code)}`,
  /** The token stands behind the sign of a fragment, which no server, log or other page is told. */
  resetPassword: (code: string, token?: string) =>
    `/Account/ResetPassword/${segment(code)}${fragment(token)}`,
  confirmEmail: (code: string, token?: string) => `/Account/ConfirmEmail/${segment(code)}${fragment(token)}`,
  /** With a card that was to be added, the guest comes back from its bank or its provider. */
  manageAccount: (code: string, cardRequestId?: string) =>
    `/ManageAccount/${segment(code)}${cardRequestId === undefined ? '' : `?card=${segment(cardRequestId)}`}`,
  manage: (code: string) => `/Manage/${segment(code)}`,
  /** As mails have it, with the code of a link: it opens the booking. */
  manageReservation: (code: string, referenceNumber: string, linkCode: string) =>
    `/Manage/${segment(code)}/Reservation/${segment(referenceNumber)}/${segment(linkCode)}`,
  /** The booking that this tab has opened. */
  openedReservation: (code: string) => `/Manage/${segment(code)}/Reservation`,
  /** The extras of one of its rooms. */
  openedExtras: (code: string, roomNumber: number) =>
    `/Manage/${segment(code)}/Reservation?step=extras&unit=${roomNumber}`,
  /** As mails have it: a mailbox confirms a new address of a booking. */
  confirmBookerEmail: (code: string, linkCode?: string) =>
    `/Manage/${segment(code)}/ConfirmEmail${fragment(linkCode)}`,
  /** As mails have it, with the code of a link. */
  preCheckIn: (code: string, referenceNumber: string, linkCode: string) =>
    `/PreCheckIn/${segment(code)}/${segment(referenceNumber)}/${segment(linkCode)}`,
  /** PayByLinkError: whatever else stands behind the code. */
  securePay: (code: string) => `/SecurePay/${segment(code)}`,
  /** As mails have it: `P` pays an invoice, `S` keeps a card for the booking whose number stands in its place. */
  securePayLink: (code: string, link: PayLink) =>
    `/SecurePay/${segment(code)}/${link.actionType}/${segment(link.invoiceNumber)}/${segment(link.linkCode)}?id=${segment(link.paymentId)}`,
  /** The transaction that this tab keeps under the token. */
  securePayKept: (code: string, token: string) => `/SecurePay/${segment(code)}/${segment(token)}`,
  securePayStatus: (code: string, token: string) => `/SecurePay/${segment(code)}/Status/${segment(token)}`,
  securePayConfirmation: (code: string, token: string) =>
    `/SecurePay/${segment(code)}/Confirmation/${segment(token)}`,
  table: (code: string) => `/Table/${segment(code)}`,
  /** As mails have it, with the code of a link: it shows the table, which may be cancelled there. */
  tableBooking: (code: string, referenceNumber: string, linkCode: string) =>
    `/Table/${segment(code)}/${segment(referenceNumber)}/${segment(linkCode)}`,
  bookGroup: (code: string) => `/BookGroup/${segment(code)}`,
  /** The frame in which visits are counted, by the first page of a hotel or a group; no page of a guest. docs/decisions/0035-visits-are-counted-in-a-frame.md. */
  analytics: (home: string) => `${home}/Analytics`,
  /** With the code of the hotel whose guest comes there, it is that hotel's page. */
  unauthorised: (code?: string) => `/Unauthorised${ofHotel(code)}`,
  error: (code?: string) => `/Error${ofHotel(code)}`,
} as const;
