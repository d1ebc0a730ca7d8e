import { createHmac } from 'node:crypto';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { GroupFile } from '@portico/contract/group-file/group-file';
import { localDate } from '@portico/domain/calendar/local-date';
import type { ReservationId, ReservationItemId, RoomTypeId } from '@portico/domain/ids';
import type { LinkedBooking } from '@portico/server/access/manage-link';
import { preCheckInCode } from '@portico/server/access/pre-check-in-link';
import type { DirectProvider, PaymentPort } from '@portico/server/payments/payment-port';
import { providersOf } from '@portico/server/payments/providers';
import type { GrantedBy } from '@portico/server/platform/http/grant-book';
import type { BookingMailDeps } from '@portico/server/mails/deliver-booking-mail';
import type { Mail } from '@portico/server/platform/mail/mail';
import { newId } from '@portico/server/platform/ids';
import { sendAllDue, type OutboxSenderDeps } from '@portico/server/platform/outbox/outbox-sender';
import { EMAIL, PASSWORD, tokenIn } from '../account/registration.ts';
import { deliverMessage } from '../booking/deliver-message.ts';
import { buildHotelFile, PROPERTY } from '../builders/hotel-file.ts';
import { moneyKinds } from '@portico/server/payments/jobs/money-kinds';
import { createHotelDatabase } from '../database/hotel-database.ts';
import { insertGroup } from '../database/insert-group.ts';
import { insertHotel } from '../database/insert-hotel.ts';
import type { TestDatabaseOptions } from '../database/test-database.ts';
import { secrets } from '../portico/secrets.ts';
import { openAcquirer } from './acquirer.ts';
import { openDesk } from './desk.ts';
import { openGuest } from './guest.ts';
import { openServer, type ServerOptions } from './server.ts';
import { injectInto } from './transport.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

export interface WorldOptions extends ServerOptions {
  readonly hotel?: PropertyFile;
  /** Besides the hotel. */
  readonly otherHotels?: readonly PropertyFile[];
  readonly group?: GroupFile;
  readonly database?: TestDatabaseOptions;
  /** Wraps the acquirer or adds other providers; undefined: no provider is configured. */
  readonly payments?: ((acquirer: DirectProvider) => PaymentPort | PaymentPort[]) | undefined;
}

/** A guest's. */
const ADDRESS = '192.0.2.1';

/**
 * The whole server over a real database and a real acquirer over HTTP, at noon UTC on 20 February 2027, and guests who
 * call it.
 */
export async function openWorld(options: WorldOptions = {}) {
  const { hotel = buildHotelFile() } = options;
  const db = await createHotelDatabase(hotel, options.database);
  const { database } = db;
  for (const file of options.otherHotels ?? []) await insertHotel(database, file);
  if (options.group) await insertGroup(database, options.group);
  let now = new Date('2027-02-20T12:00:00Z');
  const clock = { now: () => now };
  const around = 'payments' in options ? options.payments : (port: DirectProvider) => port;
  const acquirer = around && (await openAcquirer(clock.now));

  const providers = acquirer ? providersOf(...[around(acquirer.port)].flat()) : providersOf();
  const server = await openServer({ database, clock, providers }, options);
  const { app, deps } = server;
  const { hotels, metrics, publicUrl = 'https://book.example' } = deps;

  const guest = (address = ADDRESS) => openGuest(injectInto(app, address));
  const outbox: Mail[] = [];

  /** One process that works on the outbox: it sends mails, and moves the money that is due. `given` replaces its parts. */
  const sender = (given: Partial<BookingMailDeps> = {}): OutboxSenderDeps => {
    const sendMail = async (mail: Mail) => void outbox.push(mail);
    const parts = { ...deps, sendMail, publicUrl, ...given };
    return { ...parts, deliver: (message, due) => deliverMessage(parts, message, due) };
  };

  /** Sends the mails that are due, and moves no money. Returns those sent since the last call. */
  const mails = async (given?: Partial<BookingMailDeps>) => {
    // One mail may enqueue others.
    while ((await sendAllDue({ ...sender(given), kinds: { allBut: moneyKinds } })) > 0);
    return outbox.splice(0);
  };

  const acquired = () => acquirer?.store() ?? [];
  const setNow = (instant: string) => {
    now = new Date(instant);
  };

  return {
    ...server,
    db,
    hotel,
    setNow,
    /** Another guest, with a browser without cookies. */
    guest,
    /** A guest who has opened a booking, by default from its link. */
    guestOf: ({ reservationId, by = 'link' }: { reservationId: ReservationId; by?: GrantedBy }) => {
      const granted = { propertyId: PROPERTY, reservationId, linkVersion: 1, by };
      return openGuest(injectInto(app, ADDRESS), {
        cookies: deps.grants.give({}, granted),
        booking: { PropertyId: PROPERTY, ReservationId: reservationId },
      });
    },
    /** A guest who has registered and confirmed an account, and is logged in. */
    member: async (email = EMAIL, facts: object = {}) => {
      await mails();
      const own = guest();
      await own.register({ EmailAddress: email, ...facts });
      const [mail] = await mails();
      if (mail === undefined) throw new Error('no mail to confirm the address');
      await own.confirmEmail(tokenIn(mail));
      const { status, text, body } = await own.logIn(PASSWORD, email);
      if (status !== 200 || !body.Success) throw new Error(`the guest cannot log in: ${text}`);
      return own;
    },
    mails,
    sender,
    /** Runs the outbox as a server does when its clock shows `instant`; its mails are discarded. */
    runAt: async (instant: string) => {
      setNow(instant);
      await sendAllDue(sender());
      outbox.length = 0;
    },
    /** A guest who has opened a link to check in, of one room if that is named. */
    guestAtCheckIn: (booked: LinkedBooking & { referenceNumber: string }, itemId?: ReservationItemId) => {
      const code = preCheckInCode(deps.secrets, booked, itemId ?? null);
      const checkInLink = { referenceNumber: booked.referenceNumber, code };
      return openGuest(injectInto(app, ADDRESS), { checkInLink });
    },
    desk: openDesk(deps),
    /** Another guest books. */
    book: (body: unknown, key?: string) => guest().book(body, key),
    /** Another guest searches. Throws without offers. */
    search: async (changes: object = {}) => {
      const { status, body, text } = await guest().search(changes);
      if (status !== 200) throw new Error(`Search answers ${status} ${text}`);
      return body;
    },
    /** Another guest searches in the group. Throws without offers. */
    searchGroup: async (changes: object = {}) => {
      const { status, body, text } = await guest().searchGroup(changes);
      if (status !== 200) throw new Error(`Group search answers ${status} ${text}`);
      return body;
    },
    /** Another guest reads the calendar of prices. Throws without it. */
    days: async (fromDate: string, toDate: string) => {
      const { status, body, text } = await guest().days(fromDate, toDate);
      if (status !== 200) throw new Error(`The calendar answers ${status} ${text}`);
      return body;
    },
    /** The search embedded in the page at a link. */
    searchAhead: async (link: string) => {
      const found = await hotels.find(PROPERTY);
      if (found === undefined) throw new Error('no hotel');
      return deps.searchAhead(found, new URLSearchParams(link), ADDRESS);
    },
    /** Sells one room as another process would: writes the night and its change row. */
    sell: async (room_type_id: RoomTypeId, date: string, rooms = 1, property_id = PROPERTY) => {
      const stay_date = localDate(date);
      await database.kysely
        .updateTable('room_night')
        .set((eb) => ({ sold: eb('sold', '+', rooms) }))
        .where('property_id', '=', property_id)
        .where('room_type_id', '=', room_type_id)
        .where('stay_date', '=', stay_date)
        .execute();
      await database.kysely
        .insertInto('night_change')
        .values({ property_id, changed_at: now, change_id: newId(), room_type_id, stay_date })
        .execute();
      await deps.snapshots.refresh();
    },
    /** The acquirer's store, one entry per attempt. */
    acquired,
    /** Payments the acquirer has taken. */
    taken: () => acquired().filter(({ status }) => status === 'paid'),
    /** Sends a webhook like the acquirer, by default with a valid signature and to the acquirer's address. */
    notify: (
      body: string,
      signature = createHmac('sha256', secrets[0]).update(body).digest('hex'),
      url = '/api/Payment/Notice/sandbox',
    ) => guest().post(url, body, { headers: { 'sandbox-signature': signature } }),
    /** How often each limit was met, by its metric name. */
    limitsMet: async () =>
      Object.fromEntries((await metrics.limitsMet.get()).values.map((met) => [met.labels.limit, met.value])),
    /** The number of declined cards counted. */
    declines: async () => (await metrics.cardsDeclined.get()).values[0]?.value ?? 0,
    close: async () => {
      await app.close();
      await acquirer?.close();
      await db.drop();
    },
  };
}
