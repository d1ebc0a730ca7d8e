import type { PreCheckInSaveRequestBody } from '@portico/contract/calls/pre-check-in-save';
import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import { readBooked } from '@portico/testing/world/books';
import { buildHotelFile, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { secrets } from '@portico/testing/portico/secrets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkCode } from '../access/link-code.ts';
import { raiseLinkVersion } from '../access/link-version.store.ts';
import { manageLinkCode } from '../access/manage-link.ts';
import { preCheckInCode } from '../access/pre-check-in-link.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';

const settings = { preCheckIn: { daysBefore: 3 } };
let world: World;
let booked: BookedReservation;
let others: BookedReservation;
let order: PreCheckInSaveRequestBody;
beforeAll(async () => {
  const allotments = [{ from: '2027-03-01', to: '2027-04-29', rooms: 20 }];
  world = await openWorld({ hotel: buildHotelFile({ settings, allotments }) });
  await insertHotel(world.db.database, buildHotelFile({ settings, property: { id: 8, code: 'other' } }));
  const made = await bookAndLink(world);
  booked = made.booked;
  order = await made.guest.buildCheckIn();
  others = (await bookAndLink(world)).booked;
});
afterAll(() => world.close());

const invalid = { Title: 'Invalid link', Message: 'This link is invalid...', Success: false };

/** The answers of the three calls to a code, also for other hotels and numbers. */
async function opens(fields: Partial<PreCheckInSaveRequestBody>): Promise<unknown[]> {
  const body = { ...order, ...fields };
  const query = {
    propertyId: String(body.PropertyId),
    referenceNumber: body.ReferenceNumber,
    hash: body.Code,
  };
  const got = await world.guest().get('/api/PreCheckIn/Get', query);
  const posted = ['/api/PreCheckIn/Preview', '/api/PreCheckIn/Save'].map((url) =>
    world.app.inject({ method: 'POST', url, payload: body }),
  );
  return [
    [got.status, got.body],
    ...(await Promise.all(posted)).map(({ statusCode, body: text }) => [
      statusCode,
      JSON.parse(text) as unknown,
    ]),
  ];
}
const refused = [404, { Message: 'This link is invalid...', RefusalCode: 'link.invalid' }];
const nothing = [[200, invalid], refused, refused];

describe('a code that is', () => {
  test.each<[string, () => Partial<PreCheckInSaveRequestBody>]>([
    ['for managing', () => ({ Code: manageLinkCode(secrets, booked, 'link') })],
    [
      'for paying',
      () => ({
        Code: linkCode(secrets, 'pay', { ...booked, by: 'link', openUntil: localDate('2027-12-31') }),
      }),
    ],
    ['signed by somebody else', () => ({ Code: preCheckInCode(['another-secret'], booked) })],
    ['turned by one bit', () => ({ Code: turned(order.Code) })],
    ['cut short', () => ({ Code: order.Code.slice(0, -1) })],
    ['nothing', () => ({ Code: '' })],
    ['of another booking', () => ({ Code: preCheckInCode(secrets, others) })],
    ['of another hotel', () => ({ PropertyId: 8 })],
    ['of a hotel that does not exist', () => ({ PropertyId: 9 })],
    [
      'made for another hotel',
      () => ({ Code: preCheckInCode(secrets, { ...booked, propertyId: 8 as PropertyId }) }),
    ],
    ['revoked', () => ({ Code: preCheckInCode(secrets, { ...booked, linkVersion: 0 }) })],
    [
      'of a room of another booking',
      () => ({ Code: preCheckInCode(secrets, booked, others.rooms[0]?.itemId ?? null) }),
    ],
    ['beside another number', () => ({ ReferenceNumber: others.referenceNumber })],
  ])('%s opens nothing, and every such link has one answer', async (_, fields) => {
    expect(await opens(fields())).toEqual(nothing);
  });

  function turned(code: string): string {
    const bytes = Buffer.from(code, 'base64url');
    bytes[8] = (bytes[8] ?? 0) ^ 1;
    return bytes.toString('base64url');
  }
});

test('a link ends where the hotel revokes it, also between the page and the save', async () => {
  const { booked: mine, guest } = await bookAndLink(world);
  const body = await guest.buildCheckIn();
  await raiseLinkVersion(world.db.database.kysely, mine.propertyId, mine.reservationId);
  expect((await guest.readCheckIn()).body).toEqual(invalid);
  expect(await guest.checkIn(body)).toMatchObject({ status: 404, body: { RefusalCode: 'link.invalid' } });
  const renewed = world.guestAtCheckIn(await readBooked(world, mine.confirmationToken));
  expect((await renewed.readCheckIn()).body).toMatchObject({ Success: true });
});

test('rooms of others, cancelled rooms and rooms named twice are none of this link, whatever it opens', async () => {
  const room = buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 });
  const { booked: mine, guest } = await bookAndLink(world, buildFlexibleBooking({ Rooms: [room, room] }));
  const body = await guest.buildCheckIn();
  const [item] = body.ReservationItems;
  const cancelled = mine.rooms[1]?.itemId;
  await world.guestOf(mine).change({ RoomsToCancel: [{ ReservationItemId: cancelled }] });
  expect((await guest.readCheckIn()).body.ReservationItems.map(({ RoomNumber }) => RoomNumber)).toEqual([1]);
  for (const ids of [
    [others.rooms[0]?.itemId],
    [cancelled],
    [item?.ReservationItemId, item?.ReservationItemId],
  ]) {
    const ReservationItems = ids.map((ReservationItemId) => ({ ...item, ReservationItemId }));
    const saved = await guest.checkIn({ ...body, Version: 2, ReservationItems });
    expect(saved, ids.join()).toMatchObject({ status: 400, body: { RefusalCode: 'request.invalid' } });
  }
});

const naughty = [
  '',
  ' ',
  "O'Brien",
  '\u0000',
  '\ud800',
  '‮gnp',
  '<script>',
  '9'.repeat(300),
  'a'.repeat(300_000),
];
test.each<[string, object]>([
  ...naughty.map((text): [string, object] => [
    'a name',
    { ReservationItems: [{ Guests: [{ FirstName: text, LastName: text }] }] },
  ]),
  ...naughty.map((text): [string, object] => ['a code', { Code: text }]),
  ...naughty.map((text): [string, object] => ['a number', { ReferenceNumber: text }]),
  ['a version', { Version: -1 }],
  ['a version', { Version: 2 ** 53 }],
  ['rooms', { ReservationItems: 'all' }],
  ['rooms', { ReservationItems: [null] }],
  ['extras', { ReservationItems: [{ Services: [{ ServiceId: 1e308, Quantity: -0.5 }] }] }],
  ['an unknown field', { __proto__: null, IsAdmin: true }],
  ['a sum', { SeenTotalCost: -0.001 }],
])('bad input for %s is refused, and is never an error of the server', async (_, fields) => {
  const [item] = order.ReservationItems;
  const items =
    'ReservationItems' in fields && Array.isArray(fields.ReservationItems)
      ? fields.ReservationItems
      : undefined;
  const body = {
    ...order,
    ...fields,
    ...(items && { ReservationItems: items.map((bad: object | null) => bad && { ...item, ...bad }) }),
  };
  const answers = await Promise.all(
    ['/api/PreCheckIn/Preview', '/api/PreCheckIn/Save'].map((url) =>
      world.app.inject({ method: 'POST', url, payload: body }),
    ),
  );
  for (const { statusCode, body: text } of answers) {
    expect(statusCode).toBeLessThan(500);
    expect(text).not.toMatch(/at .*\.ts|node_modules/);
  }
});

test('a query of any length and letters is answered, too', async () => {
  for (const hash of naughty.slice(0, -1)) {
    const { status } = await world.guest().get('/api/PreCheckIn/Get', {
      propertyId: '7',
      referenceNumber: hash.slice(0, 60),
      hash,
    });
    expect(status).toBeLessThan(500);
  }
});
