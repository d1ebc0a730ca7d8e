import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { guestPaths } from '@portico/contract/paths';
import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { buildFlexibleBooking, oneAdult } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import type { Answer, Guest } from '@portico/testing/world/guest';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linkCode } from '../../access/link-code.ts';
import { manageLinkCode } from '../../access/manage-link.ts';
import type { Secrets } from '../../access/seal.ts';

const secrets: Secrets = ['the-newer-secret-of-the-tests', 'the-secret-before-it'];
const routesOfGrants: string[] = [];

let world: World;
let ada: ManagedReservation;
let grace: ManagedReservation;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 50 }] }),
    secrets,
    routes: (app) =>
      app.addHook('onRoute', (route) => {
        if (route.config?.access === 'grant') routesOfGrants.push(route.url);
      }),
  });
  await insertHotel(world.db.database, buildHotelFile({ property: { id: 8, code: 'other' } }));
  ada = await book('Ada', 'Lovelace');
  grace = await book('Grace', 'Hopper');
});
afterEach(() => world.setNow('2027-02-20T12:00:00Z'));
afterAll(() => world.close());

async function book(FirstName: string, LastName: string): Promise<ManagedReservation> {
  const body = buildFlexibleBooking();
  const Booker = { ...body.Booker, FirstName, LastName };
  const Rooms = body.Rooms.map((room) => ({ ...room, LeadGuest: { FirstName, LastName } }));
  const { body: made } = await world.book({
    ...body,
    Booker,
    Rooms,
  });
  const number = String(made.ReferenceNumber);
  const found = await lookUp(world.guest(), number, LastName);
  return found.body.Reservation as ManagedReservation;
}

const search = (guest: Guest, query: Record<string, string>) =>
  guest.post('/api/ManageBooking/Search', undefined, { query: { propertyId: '7', ...query } });
const lookUp = (guest: Guest, reservationNumber: string, guestName: string) =>
  search(guest, { reservationNumber, guestName });

const read = (guest: Guest, reservationId: string, propertyId = '7') =>
  guest.get('/api/ManageBooking/Reservation', { propertyId, reservationId });

/** A browser that has looked up this booking. */
async function guestOf(booking: ManagedReservation): Promise<Guest> {
  const guest = world.guest();
  await guest.find(booking.ReservationNumber, booking.Booker.LastName);
  return guest;
}

const unknown = { status: 404, body: { RefusalCode: 'reservation.unknown' } };

/** Each call about one booking, as sent by a client that names it. */
const calls: Record<string, (guest: Guest, booking: ManagedReservation) => Promise<Answer<object>>> = {
  '/api/ManageBooking/Reservation': (guest, { ReservationId }) => read(guest, ReservationId),
  '/api/ManageBooking/Calendar': (guest, { ReservationId: reservationId }) =>
    guest.get('/api/ManageBooking/Calendar', { propertyId: '7', reservationId }),
  '/api/ManageBooking/Preview': (guest, { ReservationId }) =>
    guest.post('/api/ManageBooking/Preview', { PropertyId: 7, ReservationId }),
  '/api/ManageBooking/Update': (guest, { ReservationId }) =>
    guest.post('/api/ManageBooking/Update', {
      PropertyId: 7,
      ReservationId,
      SpecialRequests: 'A cot, please',
    }),
  '/api/ManageBooking/AbandonChange': (guest, { ReservationId }) =>
    guest.post('/api/ManageBooking/AbandonChange', { PropertyId: 7, ReservationId, ChangeId: ReservationId }),
  '/api/ManageBooking/Cancel': (guest, { ReservationId }) =>
    guest.post('/api/ManageBooking/Cancel', { PropertyId: 7, ReservationId }),
  '/api/ManageBooking/SearchDateOptions': (guest, { Rooms }) =>
    guest.post('/api/ManageBooking/SearchDateOptions', {
      PropertyId: 7,
      DateFrom: '2027-03-10',
      DateTo: '2027-03-12',
      ReservationItemIds: Rooms.map(({ ReservationItemId }) => ReservationItemId),
    }),
  '/api/ManageBooking/UpgradeOptions': (guest, { ReservationId }) =>
    guest.get('/api/ManageBooking/UpgradeOptions', { propertyId: '7', reservationId: ReservationId }),
  '/api/Service/GetReservationItemServices': (guest, { Rooms }) =>
    guest.get('/api/Service/GetReservationItemServices', {
      propertyId: '7',
      reservationItemId: String(Rooms[0]?.ReservationItemId),
    }),
};

describe('a guest finds a booking', () => {
  test.each([
    ['its number and surname', (number: string) => [number, 'Lovelace']],
    ['its number and full name, in any case', (number: string) => [number.toLowerCase(), 'ADA lovelace']],
    [
      'its number as it is read out',
      (number: string) => [`${number.slice(0, 4)} – ${number.slice(4)}`, 'Lovelacé'],
    ],
  ])('by %s', async (_how, typed) => {
    const [number = '', name = ''] = typed(ada.ReservationNumber);
    const guest = world.guest();
    const found = await lookUp(guest, number, name);
    expect(found).toMatchObject({
      status: 200,
      body: {
        Success: true,
        Message: null,
        Reservation: { ReservationId: ada.ReservationId, Booker: { LastName: 'Lovelace', Street: null } },
        Code: expect.stringMatching(/^[\w-]{83}$/),
      },
    });
    expect((await read(guest, ada.ReservationId)).body).toEqual(found.body.Reservation);
  });

  test('by the code that was answered, again and in another browser', async () => {
    const { body } = await lookUp(world.guest(), ada.ReservationNumber, 'Lovelace');
    const other = world.guest();
    const hash = String(body.Code);
    expect((await search(other, { hash })).body).toMatchObject({ Success: true });
    expect((await search(other, { hash, reservationNumber: ada.ReservationNumber })).body).toMatchObject({
      Success: true,
    });
    expect((await read(other, ada.ReservationId)).status).toBe(200);
  });

  test('and its grant is a cookie that scripts cannot read and other sites cannot send along', async () => {
    const { headers } = await lookUp(world.guest(), ada.ReservationNumber, 'Lovelace');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^portico-booking-[\w-]{12}=[\w-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('on https for this host alone', async () => {
    const secure = await openWorld({ publicUrl: 'https://book.example.com' });
    const { body } = await secure.book(buildFlexibleBooking());
    const { headers } = await lookUp(secure.guest(), String(body.ReferenceNumber), 'Lovelace');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-portico-booking-.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await secure.close();
  });
});

describe('a link opens nothing', () => {
  const invalid = { status: 200, body: { Success: false, RefusalCode: 'reservation.unknown', Code: null } };
  const words =
    'This link is invalid. Find your booking by its number and your name, or call us on +44 1632 960001.';
  const linked = () => ({
    propertyId: 7 as PropertyId,
    reservationId: ada.ReservationId as ReservationId,
    linkVersion: 1,
    stay: { arrival: localDate(ada.DateFrom), departure: localDate(ada.DateTo) },
  });
  const code = () => manageLinkCode(secrets, linked(), 'link');

  test('that was forged, cut short, or is for another purpose, booking or hotel', async () => {
    const bent = code().replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
    const openUntil = localDate('2027-04-04');
    const forged = [
      bent,
      code().slice(1),
      'x',
      linkCode(['a-secret-of-somebody-else'], 'manage', { ...linked(), by: 'link', openUntil }),
      linkCode(secrets, 'pay', { ...linked(), by: 'link', openUntil }),
      linkCode(secrets, 'manage', { ...linked(), linkVersion: 2, by: 'link', openUntil }),
      linkCode(secrets, 'manage', { ...linked(), propertyId: 8 as PropertyId, by: 'link', openUntil }),
    ];
    for (const hash of forged) {
      const guest = world.guest();
      const answer = await search(guest, { hash });
      expect(answer).toMatchObject(invalid);
      expect(answer.body.Message).toBe(words);
      expect([...guest.cookies]).toEqual([]);
    }
    const elsewhere = await search(world.guest(), { hash: code(), propertyId: '8' });
    expect(elsewhere).toMatchObject(invalid);
    const { ReservationNumber: reservationNumber } = grace;
    expect(await search(world.guest(), { hash: code(), reservationNumber })).toMatchObject(invalid);
    expect((await search(world.guest(), { hash: code() })).body).toMatchObject({ Success: true });
  });

  test('from the 31st day after the departure, with a message', async () => {
    const hash = code();
    world.setNow('2027-04-04T22:00:00Z');
    expect((await search(world.guest(), { hash })).body).toMatchObject({ Success: true });
    world.setNow('2027-04-05T12:00:00Z');
    const ended = { Success: false, RefusalCode: 'reservation.ended', Reservation: null };
    expect((await search(world.guest(), { hash })).body).toMatchObject(ended);
    expect((await lookUp(world.guest(), ada.ReservationNumber, 'Lovelace')).body).toMatchObject(ended);
  });

  test('once the hotel has revoked it, and neither does the grant that it gave', async () => {
    const alan = await book('Alan', 'Turing');
    const guest = world.guest();
    const link = { ...linked(), reservationId: alan.ReservationId as ReservationId };
    const hash = manageLinkCode(secrets, link, 'link');
    await search(guest, { hash });
    expect((await read(guest, alan.ReservationId)).status).toBe(200);
    await world.db.database.kysely
      .updateTable('reservation')
      .set({ link_version: 2 })
      .where('reservation_id', '=', link.reservationId)
      .execute();
    expect(await search(world.guest(), { hash })).toMatchObject(invalid);
    expect(await read(guest, alan.ReservationId)).toMatchObject(unknown);
    // Number and name still give access.
    expect((await lookUp(guest, alan.ReservationNumber, 'Turing')).body).toMatchObject({ Success: true });
    expect((await read(guest, alan.ReservationId)).status).toBe(200);
  });

  test('but one of the secret before is open', async () => {
    const [, before = ''] = secrets;
    const hash = manageLinkCode([before], linked(), 'link');
    expect((await search(world.guest(), { hash })).body).toMatchObject({ Success: true });
  });
});

test('a booking with an id that has the digits of a card is opened like any other', async () => {
  const guest = world.guest();
  await lookUp(guest, ada.ReservationNumber, 'Lovelace');
  const id = '01a20514-dc08-73f0-b646-15968301604e';
  expect(await read(guest, id)).toMatchObject({ status: 404 });
  const typed = await read(guest, '4242 4242 4242 4242');
  expect(typed.text).toContain('This looks like a card number');
});

test('a guest who has found a booking gets its calendar file too', async () => {
  const guest = await guestOf(ada);
  const query = { propertyId: '7', reservationId: ada.ReservationId };
  const { statusCode, body } = await world.app.inject({
    url: '/api/ManageBooking/Calendar',
    query,
    cookies: Object.fromEntries(guest.cookies),
  });
  expect([statusCode, body]).toEqual([200, expect.stringContaining(`UID:${ada.ReservationId}@portico`)]);
});

describe('another guest’s booking', () => {
  test('is attacked below at every call that there is for one booking', () => {
    expect(routesOfGrants.length).toBeGreaterThan(5);
    expect(routesOfGrants.filter((path) => calls[path] === undefined)).toEqual([]);
  });

  test.each(Object.keys(calls))('is not there for %s, whatever is brought', async (path) => {
    const call = calls[path];
    if (call === undefined) throw new Error('no such call');
    const stranger = world.guest();
    const adas = await guestOf(ada);
    const doesNotExist = await call(adas, {
      ...ada,
      ReservationId: '0198c7a1-7c1e-7000-8000-0000000000a1',
      Rooms: ada.Rooms.map((room) => ({
        ...room,
        ReservationItemId: '0198c7a1-7c1e-7000-8000-0000000000a2',
      })),
    });
    expect(doesNotExist).toMatchObject(unknown);

    expect((await call(stranger, ada)).text).toBe(doesNotExist.text);
    expect((await call(adas, grace)).text).toBe(doesNotExist.text);
    for (const forge of forgeries(await guestOf(grace))) {
      const forger = world.guest();
      for (const [name, value] of forge([...adas.cookies])) forger.cookies.set(name, value);
      expect((await call(forger, grace)).text).toBe(doesNotExist.text);
    }
    const rooms = [...ada.Rooms, ...grace.Rooms];
    if (path === '/api/ManageBooking/SearchDateOptions')
      expect((await call(adas, { ...ada, Rooms: rooms })).text).toBe(doesNotExist.text);
    expect((await read(await guestOf(grace), grace.ReservationId)).body).toEqual(grace);
  });

  /** Cookies made from Ada's own and the visible parts of Grace's: her name, and her content with another signature. */
  function forgeries(graces: Guest) {
    const [[name, value] = ['', '']] = [...graces.cookies];
    const bytes = Buffer.from(value, 'base64url');
    const unsigned = bytes.subarray(0, -32).toString('base64url');
    const bent = Buffer.from(bytes);
    bent[bent.length - 1] = (bent[bent.length - 1] ?? 0) ^ 1;
    type Cookies = [string, string][];
    return [
      // Ada's grant under the name of Grace's cookie.
      (own: Cookies): Cookies => own.map(([, content]) => [name, content]),
      // Grace's content with Ada's signature.
      (own: Cookies): Cookies =>
        own.map(([, content]) => {
          const signature = Buffer.from(content, 'base64url').subarray(-32);
          return [name, Buffer.concat([bytes.subarray(0, -32), signature]).toString('base64url')];
        }),
      (): Cookies => [[name, unsigned]],
      (): Cookies => [[name, bent.toString('base64url')]],
      (): Cookies => [[name, grace.ReservationId]],
    ];
  }

  test('is not reached through another hotel', async () => {
    const guest = await guestOf(ada);
    expect(await read(guest, ada.ReservationId, '8')).toMatchObject(unknown);
  });
});

test('neither a link nor a grant nor a guest’s name is in the log, whatever was requested with them', async () => {
  const guest = await guestOf(ada);
  const { body } = await lookUp(guest, ada.ReservationNumber, 'Lovelace');
  const hash = String(body.Code);
  await search(guest, { hash });
  await guest.get('/api/ManageBooking/Search', { propertyId: '7', hash });
  await read(guest, ada.ReservationId);
  const page = guestPaths.manageReservation('quay', ada.ReservationNumber, hash);
  const { headers } = await world.app.inject({ url: page });
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': 'no-store',
  });
  await guest.post('/api/Logger', {
    Entries: [
      { Level: 'error', Message: 'a page that failed', Url: `https://quay.example${page}?hash=${hash}` },
    ],
  });
  const log = world.logLines.join('\n');
  expect(log).toContain('/Manage/quay/Reservation/');
  expect(log).toContain('ManageBooking/Search');
  for (const secret of [hash, ...guest.cookies.values(), 'Lovelace']) expect(log).not.toContain(secret);
});

describe('a guest with a grant for one booking', () => {
  const itemOf = ({ Rooms: [room] }: ManagedReservation) => {
    if (room === undefined) throw new Error('no room');
    const { ReservationItemId, DateOfArrival, RoomTypeId, RatePlanId } = room;
    const stay = { DateOfArrival, DateOfDeparture: '2027-03-09' };
    return { ReservationItemId, ...stay, RoomTypeId, RatePlanId, ...oneAdult };
  };
  const paths = ['/api/ManageBooking/Preview', '/api/ManageBooking/Update'];

  test.each(paths)(
    'changes and cancels no room of another by naming it as a room of it: %s',
    async (path) => {
      const guest = await guestOf(ada);
      const own = { PropertyId: 7, ReservationId: ada.ReservationId };
      const stolen = itemOf(grace);
      for (const order of [
        { ReservationItems: [stolen] },
        { ReservationItems: [itemOf(ada), stolen] },
        { RoomsToCancel: [{ ReservationItemId: stolen.ReservationItemId }] },
      ]) {
        const answer = await guest.post(path, { ...own, ...order });
        expect(answer.body.Success, answer.text).not.toBe(true);
      }
      for (const booking of [ada, grace])
        expect((await read(await guestOf(booking), booking.ReservationId)).body).toEqual(booking);
    },
  );

  test.each([...paths, '/api/ManageBooking/Cancel'])('gives itself no right by a flag: %s', async (path) => {
    const guest = await guestOf(ada);
    const own = { PropertyId: 7, ReservationId: ada.ReservationId };
    for (const flag of [
      { CanBeEdited: true },
      { CanBeCancelled: true },
      { MadeBy: 'hotel' },
      { IndividualId: 'x' },
    ]) {
      const answer = await guest.post(path, { ...own, ...flag });
      expect(answer).toMatchObject({ status: 400, body: { RefusalCode: 'request.invalid' } });
    }
    expect((await read(guest, ada.ReservationId)).body).toEqual(ada);
  });
});

describe('an order that another site’s page sends', () => {
  const posts = [
    '/api/ManageBooking/Search',
    ...Object.keys(calls).filter((path) => path.includes('Manage')),
  ];

  test.each(posts)('is refused before it is read, with the guest’s own grant: %s', async (path) => {
    const { cookies } = await guestOf(ada);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await world.app.inject({
        method: 'POST',
        url: path,
        headers: { cookie, origin, 'content-type': 'text/plain' },
        payload: JSON.stringify({ PropertyId: 7, ReservationId: ada.ReservationId }),
      });
      // Read-only calls have no such request.
      expect([403, 404, 415]).toContain(answer.statusCode);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await read(await guestOf(ada), ada.ReservationId)).body).toEqual(ada);
  });
});

describe('a grant', () => {
  test('that somebody else has put into the browser opens their booking and no more', async () => {
    const attacker = await guestOf(grace);
    const victim = await guestOf(ada);
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await lookUp(victim, ada.ReservationNumber, 'Lovelace');
    expect((await read(victim, ada.ReservationId)).body).toEqual(ada);
    expect((await read(victim, grace.ReservationId)).body).toEqual(grace);
    expect(await read(attacker, ada.ReservationId)).toMatchObject(unknown);
  });

  test('of one booking stands beside that of another, as in two tabs, also where both are answered at once', async () => {
    const guest = world.guest();
    await Promise.all([
      lookUp(guest, ada.ReservationNumber, 'Lovelace'),
      lookUp(guest, grace.ReservationNumber, 'Hopper'),
    ]);
    const both = [ada, grace].map(({ ReservationId }) => read(guest, ReservationId));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('ends two hours after its last use, and twelve hours after it was given', async () => {
    const guest = await guestOf(ada);
    const at = async (time: string) => {
      world.setNow(`2027-02-${time}:00Z`);
      return (await read(guest, ada.ReservationId)).status;
    };
    for (const time of ['20T13:59', '20T15:58', '20T17:57', '20T19:56', '20T21:55', '20T23:54'])
      expect(await at(time), time).toBe(200);
    expect(await at('21T00:00')).toBe(404);
    const other = await guestOf(grace);
    world.setNow('2027-02-21T02:00:00Z');
    expect((await read(other, grace.ReservationId)).status).toBe(404);
  });

  test('is not stored beyond the last eight', async () => {
    const guest = world.guest();
    for (let count = 0; count < 9; count += 1) {
      world.setNow(`2027-02-20T12:0${count}:00Z`);
      const booking = count === 0 ? ada : await book(`Guest ${count}`, 'Many');
      await lookUp(guest, booking.ReservationNumber, booking.Booker.LastName);
    }
    expect(guest.cookies.size).toBe(8);
    expect((await read(guest, ada.ReservationId)).status).toBe(404);
  });
});

describe('what no guest would send', () => {
  test.each<[string, string]>([
    ['a hotel that is none', 'propertyId=seven&hash=x'],
    ['two hotels', 'propertyId=7&propertyId=8&hash=x'],
    ['no hotel', 'hash=x'],
    ['nothing to look for', 'propertyId=7'],
    ['a code that fills a page', `propertyId=7&hash=${'A'.repeat(201)}`],
    ['a name that fills a page', `propertyId=7&reservationNumber=K7QD3XWM4P&guestName=${'a'.repeat(161)}`],
    ['what is no letter', 'propertyId=7&reservationNumber=K7QD3XWM4P&guestName=a%00b'],
    ['a card', 'propertyId=7&reservationNumber=K7QD3XWM4P&guestName=4242424242424242'],
    ['two names', 'propertyId=7&reservationNumber=K7QD3XWM4P&guestName=a&guestName=b'],
    ['more than expected', 'propertyId=7&hash=x&isAdmin=true'],
  ])('is refused by its field, and nothing is set: %s', async (_what, query) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/ManageBooking/Search?${query}`,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ RefusalCode: 'request.invalid', ModelState: expect.any(Object) });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each(['’ OR 1=1 --', '%', '_', '../../etc/passwd', '<script>', '\u202eevoL', '0'.repeat(40)])(
    'finds nothing: %s',
    async (typed) => {
      const miss = { status: 200, body: { Success: false, RefusalCode: 'reservation.unknown' } };
      expect(await lookUp(world.guest(), typed, 'Lovelace')).toMatchObject(miss);
      expect(await lookUp(world.guest(), ada.ReservationNumber, typed)).toMatchObject(miss);
      expect(await search(world.guest(), { hash: typed })).toMatchObject(miss);
    },
  );

  test.each(['x'.repeat(4_000), '', 'AAAA', '%00', '"; Path=/'])(
    'a cookie of ours that holds %j is none',
    async (value) => {
      const guest = await guestOf(ada);
      const [name = ''] = guest.cookies.keys();
      const { statusCode } = await world.app.inject({
        url: '/api/ManageBooking/Reservation',
        query: { propertyId: '7', reservationId: ada.ReservationId },
        headers: { cookie: `${name}=${value}` },
      });
      expect(statusCode).toBe(404);
    },
  );
});
