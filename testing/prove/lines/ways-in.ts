import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { PayRequestId, PropertyId, ReservationId, ReservationItemId } from '@portico/domain/ids';
import { manageLinkCode } from '@portico/server/access/manage-link';
import { payLinkCode } from '@portico/server/access/pay-link-code';
import { preCheckInCode } from '@portico/server/access/pre-check-in-link';
import { keysOf } from '@portico/domain/record';
import { browserData } from '../../booking/booking-body.ts';
import { DOUBLE, PROPERTY } from '../../builders/hotel-file.ts';
import type { Answer, Guest } from '../../world/guest.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Line } from '../line.ts';
import { anotherCard, anotherGuest, itemOf } from '../managing.ts';
import { guestAt } from '../patience.ts';
import { SERVER_SECRET, type Stage } from '../stage/stage.ts';

const propertyId = String(PROPERTY);
const LOOKS = 1_200;
const PAUSE_MS = 250;

/** A client: a browser that may have a grant, and the code it sends with every call that takes one. */
interface Holder {
  readonly guest: Guest;
  readonly code: string;
  /** As the booker sees it. */
  readonly booking: ManagedReservation;
  /** Not used by anyone else. */
  readonly newEmail: string;
}

const isDone = ({ status, body }: Answer<object>) =>
  status === 200 && !('Success' in body && body.Success === false);
const order = ({ guest, booking: { ReservationId } }: Holder, path: string, body: object) =>
  guest.post(path, { PropertyId: PROPERTY, ReservationId, ...body });
const update = (holder: Holder, body: object) => order(holder, '/api/ManageBooking/Update', body);
const aRoomMore = ({ booking: { Rooms } }: Holder) => ({
  ReservationItems: Rooms.slice(0, 1).map((room) =>
    itemOf(room, { ReservationItemId: null, LeadGuest: anotherGuest }),
  ),
});
const read = ({ guest, booking: { ReservationId: reservationId } }: Holder) =>
  guest.get('/api/ManageBooking/Reservation', { propertyId, reservationId });
const openWith = ({ guest, code: hash }: Holder) =>
  guest.post('/api/ManageBooking/Search', undefined, { query: { propertyId, hash } });
const checkIn = ({ guest, code, booking }: Holder, rooms: number, body: object = {}) =>
  guest.checkIn({
    PropertyId: PROPERTY,
    ReferenceNumber: booking.ReservationNumber,
    Code: code,
    ReservationItems: booking.Rooms.slice(0, rooms).map(({ ReservationItemId }) => ({
      ReservationItemId,
      Guests: [{ FirstName: 'Bea', LastName: 'Brook' }],
    })),
    ...body,
  });

/** Every action on a booking; each returns whether it succeeded. The first opens it, the last ends it. */
const acts = {
  'open it by the code': async (holder) => isDone(await openWith(holder)),
  'read it': async (holder) => isDone(await read(holder)),
  'see card, street and postcode': async (holder) => {
    const { text } = await read(holder);
    const { Street, ZipCode } = holder.booking.Booker;
    return ['4242', Street ?? '', ZipCode ?? ''].every((secret) => secret !== '' && text.includes(secret));
  },
  'see any of these': async (holder) => {
    const { text } = await read(holder);
    const { Street, ZipCode } = holder.booking.Booker;
    return [/"LastFour":"\d/, Street ?? '', ZipCode ?? ''].some((secret) =>
      typeof secret === 'string' ? text.includes(secret) : secret.test(text),
    );
  },
  'read the confirmation': async ({ guest, code: referenceNumber }) =>
    isDone(await guest.get('/api/Reservation/Confirmation', { propertyId, referenceNumber })),
  'change requests': async (holder) => isDone(await update(holder, { SpecialRequests: 'A cot' })),
  'see what a room more costs': async (holder) =>
    isDone(await order(holder, '/api/ManageBooking/Preview', aRoomMore(holder))),
  'add a room on a card of their own': async (holder) =>
    isDone(
      await order(holder, '/api/ManageBooking/Update', {
        ...aRoomMore(holder),
        CardDetails: anotherCard,
        BrowserData: browserData,
      }),
    ),
  'ask for a new address': async (holder) =>
    isDone(await update(holder, { Booker: { ...holder.booking.Booker, Email: holder.newEmail } })),
  'check in': async (holder) => isDone(await checkIn(holder, 2)),
  'check in one room': async (holder) => isDone(await checkIn(holder, 1)),
  'check in with a new address': async (holder) => {
    const Booker = { ...holder.booking.Booker, Email: holder.newEmail };
    return isDone(await checkIn(holder, 2, { Booker }));
  },
  'cancel it': async ({ guest, booking: { ReservationId } }) =>
    isDone(await guest.post('/api/ManageBooking/Cancel', { PropertyId: PROPERTY, ReservationId })),
} as const satisfies Record<string, (holder: Holder) => Promise<boolean>>;
type Act = keyof typeof acts;

const changing: readonly Act[] = [
  'read it',
  'change requests',
  'see what a room more costs',
  'add a room on a card of their own',
  'ask for a new address',
  'cancel it',
];
const whole: readonly Act[] = [
  ...changing,
  'see card, street and postcode',
  'see any of these',
  'open it by the code',
];

type Brings = (booking: ManagedReservation, token: string) => string;
const linked = (booking: ManagedReservation) => ({
  propertyId: PROPERTY as PropertyId,
  reservationId: booking.ReservationId as ReservationId,
  linkVersion: 1,
  stay: { arrival: booking.DateFrom, departure: booking.DateTo },
});
const secrets = [SERVER_SECRET] as const;

/** Each way in, its credentials, and all it may do; whatever is not listed is forbidden. */
const ways: Readonly<Record<string, { readonly brings: Brings; readonly may: readonly Act[] }>> = {
  'managing link': { brings: (booking) => manageLinkCode(secrets, linked(booking), 'link'), may: whole },
  'account session': { brings: (booking) => manageLinkCode(secrets, linked(booking), 'account'), may: whole },
  'number and name': {
    brings: (booking) => manageLinkCode(secrets, linked(booking), 'lookup'),
    may: [...changing, 'open it by the code'],
  },
  'link to check in': { brings: (booking) => preCheckInCode(secrets, linked(booking)), may: ['check in'] },
  'link of one room': {
    brings: (booking) =>
      preCheckInCode(
        secrets,
        linked(booking),
        booking.Rooms[0]?.ReservationItemId as ReservationItemId | undefined,
      ),
    may: ['check in one room'],
  },
  'pay link': {
    brings: ({ ReservationId: id }) =>
      payLinkCode(secrets, {
        propertyId: PROPERTY as PropertyId,
        paymentId: id as string as PayRequestId,
        linkVersion: 1,
      }),
    may: [],
  },
  'confirmation token': { brings: (_booking, token) => token, may: ['read the confirmation'] },
  nothing: { brings: () => '', may: [] },
};

/**
 * Each way in tries every action on a booking of its own. Then the line checks the consequences. A mail to an address
 * that was only requested carries no link to the booking, and the booking's address is unchanged.
 */
export const waysIn: Line = {
  name: 'each way in and each act',
  spans: [{ nights: 6, rooms: 60 }],
  servers: 1,
  run: async (stage, _size, report) => {
    const [url = ''] = stage.servers.map((server) => server.url);
    const requested: RequestedBooking[] = [];
    const faults: string[] = [];
    let runs = 0;
    for (const [index, [way, { brings, may }]] of Object.entries(ways).entries()) {
      const made = await requestBooking([url], {
        arrival: stage.firstNight,
        nights: 2,
        rooms: [DOUBLE, DOUBLE],
      });
      requested.push(made);
      const { ReferenceNumber, ConfirmationToken } = made.answer ?? {};
      const booking = await asTheBooker(url, String(ReferenceNumber), String(ConfirmationToken), stage);
      const newEmail = `elsewhere-${index}@example.net`;
      const guest = guestAt(url);
      const holder = { guest, code: brings(booking, String(ConfirmationToken)), booking, newEmail };
      for (const act of keysOf(acts)) {
        runs += 1;
        const isAllowed = await acts[act](holder);
        if (isAllowed !== may.includes(act))
          faults.push(`${way}: “${act}” ${isAllowed ? 'was done' : 'was refused'}`);
      }
      if (may.includes('ask for a new address')) {
        const mail = await mailTo(stage, newEmail);
        if (mail === undefined) faults.push(`${way}: no mail asked the new address`);
        else if (mail.includes('/Reservation/')) faults.push(`${way}: a mail took the link to a new address`);
      }
      const after = await asTheBooker(url, String(ReferenceNumber), String(ConfirmationToken), stage);
      if (after.Booker.Email !== booking.Booker.Email) faults.push(`${way}: the address was changed`);
      report(`${way}: ${may.length} of ${keysOf(acts).length} acts`);
    }
    const sent = stage.mails.received.map(unfolded);
    if (sent.some((mail) => /^To:.*elsewhere-/im.test(mail) && mail.includes('/Reservation/')))
      faults.push('a mail took the link to an address that was only asked for');
    return { runs, requested, faults };
  },
};

/** The booking as the link in the booker's own mail shows it. */
async function asTheBooker(url: string, number: string, token: string, stage: Stage) {
  const reservationId = await stage.withDatabase(async ({ kysely }) => {
    const row = await kysely
      .selectFrom('reservation')
      .select(['reservation_id', 'arrival', 'departure'])
      .where('confirmation_token', '=', token)
      .executeTakeFirstOrThrow();
    return row;
  });
  const { reservation_id: id, arrival, departure } = reservationId;
  const stay = { arrival, departure };
  const booking = { propertyId: PROPERTY as PropertyId, reservationId: id, linkVersion: 1, stay };
  const query = { propertyId, reservationNumber: number, hash: manageLinkCode(secrets, booking, 'link') };
  const { body } = await guestAt(url).post('/api/ManageBooking/Search', undefined, { query });
  return body.Reservation as ManagedReservation;
}

/** The first mail to an address, as text; undefined: none arrived within five minutes. */
async function mailTo({ mails }: Stage, address: string): Promise<string | undefined> {
  for (let looked = 0; looked < LOOKS; looked += 1) {
    const mail = mails.received
      .map(unfolded)
      .find((text) => text.includes(`To: ${address}`) || text.includes(`To: <${address}>`));
    if (mail !== undefined) return mail;
    await delay(PAUSE_MS);
  }
  return undefined;
}

/** A mail without the line breaks added in transport. */
const unfolded = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=2F', '/');
