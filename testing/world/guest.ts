import type { AnswerOf, EndpointPath } from '@portico/contract/endpoints/endpoints';
import type { ProcessRequestBody } from '@portico/contract/calls/pay-by-link';
import type { PreCheckInSaveRequestBody } from '@portico/contract/calls/pre-check-in-save';
import { buildRoom } from '../booking/booking-body.ts';
import { buildCheckIn, type CheckInLink, type SeenCheckIn } from '../booking/check-in-body.ts';
import { buildPayment, type LinkQuery } from '../booking/pay-link-body.ts';
import { groupSearchBody, searchBody } from '../availability/search-body.ts';
import { tableBody } from '../tables/table-body.ts';
import { EMAIL, PASSWORD, registration } from '../account/registration.ts';
import { PROPERTY } from '../builders/hotel-file.ts';
import { requireDescribed } from './described-refusal.ts';
import type { GuestRequest, Transport } from './transport.ts';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
  readonly text: string;
}

/** What a refusal has besides. */
export interface Refused {
  readonly Message?: unknown;
  readonly RefusalCode?: unknown;
  /** The faults of a form. */
  readonly ModelState?: Readonly<Record<string, readonly string[]>>;
}

/** The answer of a call of the contract; of any other path an object. */
export type AnswerAt<Path extends string> = Answer<
  (Path extends EndpointPath ? AnswerOf<Path> : Record<string, unknown>) & Refused
>;

export type Query = Readonly<Record<string, string>>;

/** What may go with a body. */
export interface Sending {
  /** The header Idempotency-Key. */
  readonly key?: string | undefined;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, string>>;
}

type Calls = ReturnType<typeof callsOver>;
/** A guest's browser: it stores cookies and sends them, and makes the calls that the pages make. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Guest extends Calls {}

export interface GuestStart {
  readonly cookies?: readonly { readonly name: string; readonly value: string }[];
  /** The booking that the guest has opened. */
  readonly booking?: { readonly PropertyId: number; readonly ReservationId: string };
  readonly checkInLink?: CheckInLink;
}

/** A guest whose calls go over a transport, to the test hotel unless a body or query names another. */
export function openGuest(send: Transport, start: GuestStart = {}): Guest {
  return callsOver(send, start);
}

function callsOver(send: Transport, start: GuestStart) {
  const cookies = new Map(start.cookies?.map(({ name, value }) => [name, value]));
  let { booking } = start;
  const { checkInLink = { referenceNumber: '', code: '' } } = start;

  async function ask<Path extends string>(
    request: Pick<GuestRequest, 'method' | 'query' | 'body' | 'headers'> & { readonly path: Path },
  ): Promise<AnswerAt<Path>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie !== '' && { cookie }), ...request.headers };
    const { setCookies, text, ...answer } = await send({ ...request, headers });
    for (const line of setCookies) store(line);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const body: Record<string, unknown> = isJson ? JSON.parse(text) : {};
    requireDescribed(request.path, answer.status, body['RefusalCode']);
    return {
      ...answer,
      headers: { ...answer.headers, ...(setCookies.length > 0 && { 'set-cookie': setCookies }) },
      text,
      body,
    } as AnswerAt<Path>;
  }

  function store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /; *max-age=0(;|$)/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }

  const get = <Path extends string>(
    path: Path,
    query: Query = { propertyId: String(PROPERTY) },
    headers: Query = {},
  ) => ask({ method: 'GET', path, query, headers });

  const post = <Path extends string>(
    path: Path,
    body?: unknown,
    { key, query = {}, headers = {} }: Sending = {},
  ) =>
    ask({
      method: 'POST',
      path,
      query,
      body,
      headers: { ...(key !== undefined && { 'idempotency-key': key }), ...headers },
    });

  /** Of the booking at a confirmation token. */
  const byToken = (token: unknown) => ({ propertyId: String(PROPERTY), referenceNumber: String(token) });

  /** The page of the link to check in. */
  const readCheckIn = async () => {
    const { referenceNumber, code: hash } = checkInLink;
    const query = { propertyId: String(PROPERTY), referenceNumber, hash };
    return (await get('/api/PreCheckIn/Get', query)) as Answer<SeenCheckIn>;
  };

  return {
    /** As sent, by name. */
    cookies,
    /** Any call. */
    get,
    post,

    /** By default against the room of `buildRoom`. */
    checkVoucher: (body: object) =>
      post('/api/Reservation/CheckVoucherCode', {
        PropertyId: PROPERTY,
        LanguageCode: 'en',
        Rooms: [buildRoom()],
        ...body,
      }),
    book: (body: unknown, key?: string) => post('/api/Reservation/Create', body, { key }),
    status: (token: unknown) => get('/api/Reservation/Status', byToken(token)),
    confirmation: (token: unknown) => get('/api/Reservation/Confirmation', byToken(token)),
    calendar: (token: unknown) => get('/api/Reservation/Calendar', byToken(token)),
    abandon: (token: unknown) =>
      post('/api/Reservation/Abandon', { PropertyId: PROPERTY, ReferenceNumber: token }),

    /** Opens a booking by its number and a name. The calls below are then about it. */
    find: async (reservationNumber: string, guestName = 'Lovelace') => {
      const query = { propertyId: String(PROPERTY), reservationNumber, guestName };
      const answer = await post('/api/ManageBooking/Search', undefined, { query });
      const found = answer.body.Reservation;
      if (found) booking = { PropertyId: found.PropertyId, ReservationId: found.ReservationId };
      return answer;
    },
    /** The booking as it is now. */
    read: () =>
      get('/api/ManageBooking/Reservation', {
        propertyId: String(booking?.PropertyId),
        reservationId: String(booking?.ReservationId),
      }),
    preview: (body: object) => post('/api/ManageBooking/Preview', { ...booking, ...body }),
    change: (body: object, key?: string) =>
      post('/api/ManageBooking/Update', { ...booking, ...body }, { key }),
    abandonChange: (body: object) => post('/api/ManageBooking/AbandonChange', { ...booking, ...body }),
    cancel: (body: object = {}) => post('/api/ManageBooking/Cancel', { ...booking, ...body }),

    register: (facts: object = {}) => post('/api/Account/Register', { ...registration, ...facts }),
    /** Confirms the address by the token in a mail. */
    confirmEmail: (Token: string, Password = PASSWORD) =>
      post('/api/Account/ConfirmEmail', { PropertyId: PROPERTY, Token, Password }),
    logIn: (Password = PASSWORD, EmailAddress = EMAIL) =>
      post('/api/Account/Authenticate', { PropertyId: PROPERTY, EmailAddress, Password }),
    account: () => get('/api/Account'),

    /** The page of a link to pay or to save a card. */
    openPayLink: (link: LinkQuery) => get('/api/PayByLink/Get', link),
    /** By default pays 120.00 with an approved card. */
    payByLink: (link: LinkQuery, changes: Partial<ProcessRequestBody> = {}, key?: string) =>
      post('/api/PayByLink/Process', buildPayment(link, changes), { key }),
    paymentStatus: (token: unknown) => get('/api/PayByLink/Status', byToken(token)),
    receipt: (token: unknown) => get('/api/PayByLink/Confirmation', byToken(token)),

    /** The link to check in that the guest has opened. */
    checkInLink,
    readCheckIn,
    /** The body of a check-in that names everyone, of the booking as the guest sees it. */
    buildCheckIn: async (fields: Partial<PreCheckInSaveRequestBody> = {}) =>
      buildCheckIn((await readCheckIn()).body, checkInLink, fields),
    previewCheckIn: (body: object) => post('/api/PreCheckIn/Preview', body),
    checkIn: (body: object, key?: string) => post('/api/PreCheckIn/Save', body, { key }),

    /** By default for two at 19:30 on Monday 15 March 2027. */
    bookTable: (changes: object = {}, key?: string) =>
      post('/api/RestaurantBooking/Create', { ...tableBody, ...changes }, { key }),

    /** By default for two adults in one room for two nights from the first night. */
    search: (changes: object = {}) => post('/api/Availability/Search', { ...searchBody, ...changes }),
    searchGroup: (changes: object = {}) =>
      post('/api/Availability/SearchPropertyGroup', { ...groupSearchBody, ...changes }),
    /** The calendar of prices. */
    days: (fromDate: string, toDate: string, query: Query = {}) =>
      get('/api/Availability', { propertyId: String(PROPERTY), fromDate, toDate, ...query }),
  };
}
