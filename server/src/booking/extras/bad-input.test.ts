import { buildExtra, buildHotelFile, sauna } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile({ extras: [buildExtra(), sauna] }) });
});
afterAll(() => world.close());

const query = {
  propertyId: '7',
  roomTypeId: '11',
  ratePlanId: '21',
  dateOfArrival: '2027-03-01',
  dateOfDeparture: '2027-03-03',
  languageCode: 'en',
  ratePlanCode: 'FLEX',
  promoCode: 'SPRING10',
};

const values = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  '2147483648',
  '9'.repeat(30),
  'NaN',
  'null',
  "O'Brien",
  '\u0000',
  '%00',
  "'; DROP TABLE extra_day; --",
  '2027-02-29',
  '2027-3-3',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '-271821-04-20',
  '2027-03-03T00:00:00Z',
  'x'.repeat(5_000),
];

test.each(Object.keys(query))(
  'whatever stands in %s, the answer is 200, or 4xx with a message',
  async (field) => {
    for (const value of [...values, ['11', '12']]) {
      const answer = await world.app.inject({
        url: '/api/Service/Get',
        query: { ...query, [field]: value },
      });
      expect([200, 400, 404], `${field} = ${String(value).slice(0, 40)}`).toContain(answer.statusCode);
      if (answer.statusCode !== 200) expect(answer.json()).toHaveProperty('Message');
    }
  },
);

const optional = ['languageCode', 'ratePlanCode', 'promoCode'];

test.each(Object.keys(query).filter((field) => !optional.includes(field)))(
  'without %s it is refused at that field',
  async (field) => {
    const others = Object.fromEntries(Object.entries(query).filter(([name]) => name !== field));
    const answer = await world.app.inject({ url: '/api/Service/Get', query: others });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ ModelState: object }>().ModelState)).toEqual([field]);
  },
);

test('the longest stay there is has its extras', async () => {
  const answer = await world.app.inject({
    url: '/api/Service/Get',
    query: { ...query, dateOfDeparture: '2027-05-30' },
  });
  expect(answer.statusCode).toBe(200);
});
