import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel, KING } from '@portico/testing/booking/extras-hotel';
import { SAUNA, SPRING } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildExtrasHotel() });
});
afterAll(() => world.close());

const texts = [
  '',
  ' ',
  'Null',
  "O'Brien",
  '\u0000',
  '\ud800',
  '\u202egnp',
  'x'.repeat(100_000),
  "'; DROP TABLE reservation; --",
  '{{7*7}}',
  '<script>',
];
const numbers = [-1, -0, 0.001, 1e308, 2 ** 53 + 1, Number.MAX_SAFE_INTEGER, '10', null, [], {}, true];
const dates = [
  '2027-02-29',
  '2027-3-3',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '2027-03-03T00:00:00Z',
  ['2027-03-03'],
  20270303,
  null,
];

type Path = (string | number)[];

const room = buildRoom({
  Services: [{ ServiceId: SAUNA, Quantity: 1 }],
  Promotion: { PromotionId: SPRING },
  RoomConfigurationDropdownOptionId: KING,
});

/** A booking with every optional part. */
const fullBooking = {
  ...buildBooking({ Rooms: [room] }),
  Notes: 'x',
  Comment: 'x',
  BrowserData: null,
  PromoCode: 'SPRING10',
  HopGiftVoucherCode: 'GIFT-100',
  HopGiftDiscountAmount: 100,
};

const voucherCheck = {
  PropertyId: fullBooking.PropertyId,
  LanguageCode: 'en',
  VoucherCode: 'GIFT-100',
  PromoCode: 'SPRING10',
  Rooms: [room],
};

/** Each leaf of the body with each value of its corpus. */
function mutations(body: unknown): [string, unknown][] {
  return leaves(body).flatMap(([path, leaf]): [string, unknown][] => {
    const name = String(path.at(-1));
    const corpus = name.startsWith('Date') ? dates : typeof leaf === 'string' ? texts : numbers;
    return [...corpus, undefined, { __proto__: { a: 1 } }].map((value): [string, unknown] => [
      `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}`,
      withValue(body, path, value),
    ]);
  });
}

function leaves(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((inner, index) => [index, inner])
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((inner, index) => (index === key ? withValue(inner, rest, value) : inner));
  return { ...(body as object), [key]: withValue((body as Record<string, unknown>)[key], rest, value) };
}

test('whatever stands in a field of Create, the answer is 2xx, or 4xx with a message', async () => {
  const cases = mutations(fullBooking);
  expect(cases.length).toBeGreaterThan(300);
  for (const [name, body] of cases) {
    const answer = await world.book(body);
    expect([200, 400, 404, 413], name).toContain(answer.status);
    if (answer.status !== 200) expect(answer.body, name).toMatchObject({ Message: expect.any(String) });
    expect(answer.text, name).not.toContain('at Object');
  }
});

test('whatever stands in a field of CheckVoucherCode, the answer is 2xx, or 4xx with a message', async () => {
  const cases = mutations(voucherCheck);
  expect(cases.length).toBeGreaterThan(150);
  for (const [index, [name, payload]] of cases.entries()) {
    // Distinct addresses, so that no rate limit is met.
    const guest = world.guest(`10.0.${Math.floor(index / 250)}.${index % 250}`);
    const answer = await guest.post('/api/Reservation/CheckVoucherCode', payload);
    expect([200, 400, 404, 413], name).toContain(answer.status);
    if (answer.status !== 200) expect(answer.body, name).toMatchObject({ Message: expect.any(String) });
  }
});

test.each([
  ['no room', { Rooms: [] }],
  ['one room too many', { Rooms: Array.from({ length: 5 }, () => buildRoom()) }],
  ['rooms without end', { Rooms: Array.from({ length: 51 }, () => buildRoom()) }],
  ['infants only', { Rooms: [buildRoom({ NumberOfAdults: 0, NumberOfInfants: 1 })] }],
  ['a language that is not spoken', { LanguageCode: 'fr' }],
  ['a field that does not exist', { Discount: 100 }],
  ['services', { Rooms: [{ ...buildRoom(), Services: [{ ServiceId: 1, Quantity: 1 }] }] }],
  ['a voucher', { HopGiftVoucherCode: 'GIFT' }],
  ['a stay of 36 months', { DateTo: '2030-03-20', Rooms: [buildRoom({ DateTo: '2030-03-20' })] }],
])('%s books nothing and breaks nothing', async (_what, part) => {
  const answer = await world.book({ ...buildBooking(), ...part });
  expect([200, 400]).toContain(answer.status);
  expect(answer.body).toMatchObject({ Message: expect.any(String), RefusalCode: expect.any(String) });
});

test.each([['a key with a space'], ['k'.repeat(201)], ['ключ']])(
  'the key %j is refused with 400',
  async (key) => {
    const answer = await world.book(buildBooking(), key);
    expect(answer).toMatchObject({ status: 400, body: { RefusalCode: 'request.invalid' } });
  },
);

test.each([...texts, 'A'.repeat(22), 'A'.repeat(21), '../../etc/passwd'])(
  'an unknown token opens nothing: %#',
  async (referenceNumber) => {
    for (const path of ['/api/Reservation/Status', '/api/Reservation/Confirmation']) {
      for (const propertyId of ['7', '8', '-1', 'x', '9'.repeat(30), '']) {
        const answer = await world.guest().get(path, { propertyId, referenceNumber });
        expect([400, 404]).toContain(answer.status);
        expect(answer.body).toMatchObject({ Message: expect.any(String), RefusalCode: expect.any(String) });
      }
    }
  },
);
