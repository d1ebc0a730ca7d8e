import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchBody } from '../availability/search-body.ts';
import { buildBooking, buildRoom } from '../booking/booking-body.ts';
import { buildExtrasHotel } from '../booking/extras-hotel.ts';
import { buildRatePlan, DOUBLE, PROPERTY, saver } from '../builders/hotel-file.ts';
import { openTwoServers, type Sending, type TwoServers } from '../world/two-servers.ts';

const limits = { codesPerAddress: 30, codesPerHotel: 60, codesPerAddressUnderAttack: 3 };

let world: TwoServers;
beforeAll(async () => {
  const club = buildRatePlan({ ...saver, id: 23, code: 'CLUB-24', isPublic: false });
  const ratePlans = [buildRatePlan(), buildRatePlan(saver), club];
  world = await openTwoServers({ hotel: buildExtrasHotel({ ratePlans }), limits });
});
afterAll(() => world.close());

/** Each test has its own ten minutes. */
let windows = 0;
beforeEach(() => {
  world.setNow(`2027-02-20T${String((12 + windows / 6) | 0)}:${windows % 6}0:00Z`);
  windows += 1;
});

const search = (codes: object, sending?: Sending) =>
  world.guest(sending).post('/api/Availability/Search', { ...searchBody, ...codes }, sending);
const checkVoucher = (VoucherCode: string, sending?: Sending) =>
  world
    .guest(sending)
    .post(
      '/api/Reservation/CheckVoucherCode',
      { PropertyId: PROPERTY, LanguageCode: 'en', VoucherCode, Rooms: [buildRoom()] },
      sending,
    );
const checkPromo = (promoCode: string, sending?: Sending) =>
  world.guest(sending).post('/api/Availability/CheckPromoCode', { propertyId: PROPERTY, promoCode }, sending);
/** At a wrong price, so that no booking is made. */
const book = (codes: object, sending?: Sending) =>
  world.guest(sending).book(buildBooking({ PaymentAmount: 1, ...codes }), sending?.key);

type Way = (text: string, sending?: Sending) => Promise<{ status: number }>;
const ways: Record<string, Way> = {
  'a promotion at search': (PromoCode, sending) => search({ PromoCode }, sending),
  'a rate plan at search': (RatePlanCode, sending) => search({ RatePlanCode }, sending),
  'a voucher at search': (HopGiftVoucherCode, sending) => search({ HopGiftVoucherCode }, sending),
  'a promotion by its check': checkPromo,
  'a voucher by its check': checkVoucher,
  'a promotion by booking': (PromoCode, sending) => book({ PromoCode }, sending),
  'a rate plan by booking': (RatePlanCode, sending) => book({ RatePlanCode }, sending),
  'a voucher by booking': (HopGiftVoucherCode, sending) => book({ HopGiftVoucherCode }, sending),
};
const right: Record<string, string> = { promotion: 'SPRING10', rate: 'CLUB-24', voucher: 'GIFT-100' };
const rightFor = (way: string) => right[way.split(' ')[1] ?? ''] ?? '';

const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe.each(Object.entries(ways))('who guesses the code of %s', (way, ask) => {
  test('gets thirty answers of two hundred guesses at once at two servers, then not even of a right one', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => ask(`GUESS-${index}`, { server: index % 2 })),
    );
    expect(countOf(guesses, 200)).toBe(30);
    expect(countOf(guesses, 429)).toBe(170);
    expect(await ask(rightFor(way))).toMatchObject({
      status: 429,
      headers: { 'retry-after': '600' },
      body: {
        RefusalCode: 'request.too-many-codes',
        Message:
          'Too many codes were tried that we do not know. Please try again in 10 minutes, or call us on +44 1632 960001.',
      },
    });
  });
});

test('who guesses the code of a rate plan by asking for its extras gets thirty answers, then not even of a right one', async () => {
  const from = '198.51.100.9';
  const extrasOfClub = async (ratePlanCode: string, server = 0) => {
    const requests = new URLSearchParams({
      propertyId: String(PROPERTY),
      roomTypeId: String(DOUBLE),
      ratePlanId: '23',
      dateOfArrival: searchBody.DateFrom,
      dateOfDeparture: searchBody.DateTo,
      ratePlanCode,
    });
    const headers = { 'x-forwarded-for': from };
    return fetch(`${world.urls[server]}/api/Service/Get?${requests}`, { headers });
  };
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => extrasOfClub(`GUESS-${index}`, index % 2)),
  );
  expect(countOf(guesses, 400)).toBe(30);
  expect(countOf(guesses, 429)).toBe(170);
  expect((await extrasOfClub('CLUB-24')).status).toBe(429);
  expect((await checkPromo('SPRING10', { from })).status, 'counted with the others').toBe(429);
});

test('one address may guess thirty codes by all ways together', async () => {
  const requests = Object.values(ways);
  for (let index = 0; index < 30; index++)
    expect((await requests[index % requests.length]?.(`GUESS-${index}`))?.status).toBe(200);
  for (const ask of requests) expect((await ask('GUESS-31')).status).toBe(429);
  // Without a code nothing is limited; after the window, codes work again.
  expect((await search({})).status).toBe(200);
  world.setNow('2027-02-21T12:00:00Z');
  expect((await search({ PromoCode: 'SPRING10' })).status).toBe(200);
});

test('a lobby full of guests whose codes are right is not made to wait', async () => {
  for (let guest = 0; guest < 50; guest++) {
    const [promo, voucher, plan] = await Promise.all([
      search({ PromoCode: 'spring10', HopGiftVoucherCode: 'GIFT-100' }),
      checkVoucher('GIFT-900'),
      search({ RatePlanCode: 'club-24' }),
    ]);
    expect([promo.status, voucher.status, plan.status]).toEqual([200, 200, 200]);
  }
});

test('the same wrong code again and again, as from an old mail, counts once', async () => {
  for (let guest = 0; guest < 50; guest++) expect((await search({ PromoCode: 'SUMMER26' })).status).toBe(200);
  expect((await search({ PromoCode: 'SPRING10' })).status).toBe(200);
});

test('a network of IPv6 is one guesser, and a port that a proxy adds makes no other', async () => {
  const guess = (from: string, index: number) => search({ PromoCode: `GUESS-${index}` }, { from });
  for (let index = 0; index < 30; index++) {
    const from = index % 2 === 0 ? `2001:db8:1:2:${index}::1` : `[2001:db8:1:2::${index}]:${50_000 + index}`;
    expect((await guess(from, index)).status).toBe(200);
  }
  expect((await guess('2001:db8:1:2:ffff::9', 31)).status).toBe(429);
  expect((await guess('2001:db8:1:3::1', 31)).status).toBe(200);
  for (let index = 0; index < 30; index++) await guess(`203.0.113.9:${50_000 + index}`, index);
  expect((await guess('203.0.113.9', 31)).status).toBe(429);
});

test('when many addresses guess, each has a few more, and whose code is right goes on', async () => {
  const from = (address: number) => `198.51.100.${address}`;
  for (let address = 0; address < 6; address++)
    for (let index = 0; index < 10; index++)
      expect((await checkPromo(`GUESS-${address}-${index}`, { from: from(address) })).status).toBe(200);
  // The hotel has had sixty. A guest who has tried ten is over their share.
  expect((await checkPromo('GUESS', { from: from(0), server: 1 })).status).toBe(429);
  for (let address = 10; address < 20; address++) {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => checkPromo(`GUESS-${index}`, { from: from(address) })),
    );
    expect(countOf(guesses, 200)).toBe(3);
  }
  for (let guest = 0; guest < 20; guest++) {
    const honest = await checkPromo('SPRING10', { from: from(30) });
    expect(honest).toMatchObject({ status: 200, body: { IsPromoCodeValid: true } });
  }
  expect(await world.metric('portico_limits_met_total')).toBeGreaterThan(0);
});

test('who repeats a booking that was made is answered, however many codes were guessed since', async () => {
  const booking = buildBooking({
    PromoCode: 'SPRING10',
    PaymentAmount: 144,
    Rooms: [buildRoom({ TotalCost: 144 })],
  });
  const { body: booked } = await world.guest().book(booking, 'a-guest');
  expect(booked).toMatchObject({ Status: 'Confirmed' });
  for (let index = 0; index < 30; index++) await checkPromo(`GUESS-${index}`);
  const again = await world.guest({ server: 1 }).book(booking, 'a-guest');
  expect([again.status, again.body]).toEqual([200, booked]);
  expect(await world.guest().book(booking, 'another')).toMatchObject({
    status: 429,
  });
});
