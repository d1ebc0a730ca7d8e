import { widgetResponseSchema } from '@portico/contract/calls/widget';
import { propertyIdSchema } from '@portico/contract/property-file/file-parts';
import { propertyFileSchema } from '@portico/contract/property-file/property-file';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const named = 'https://www.thegull.example';
const otherHotels = 'https://www.thewren.example';

let world: World;
beforeAll(async () => {
  const file = buildHotelFile();
  world = await openWorld({
    hotel: { ...file, settings: { ...file.settings, widgetSites: [named] } },
    otherHotels: [
      {
        ...file,
        property: { ...file.property, id: propertyIdSchema.parse(8), code: 'WREN' },
        settings: { ...file.settings, widgetSites: [otherHotels] },
      },
    ],
  });
});
afterAll(() => world.close());

const stays = {
  PropertyId: 7,
  Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
  Stays: [{ DateFrom: '2027-03-03', DateTo: '2027-03-05' }],
};
const days = '/api/Availability?propertyId=7&fromDate=2027-03-01&toDate=2027-03-31';
const get = (url: string, origin?: string) =>
  world.app.inject({ url, headers: origin === undefined ? {} : { origin } });
const totals = (origin: string, { url = '/api/Availability/Totals?propertyId=7', body = stays } = {}) =>
  world.app.inject({ method: 'POST', url, body, headers: { origin } });
const ask = (origin: string, query: string) =>
  world.app.inject({
    method: 'OPTIONS',
    url: `/api/Availability/Totals${query}`,
    headers: { origin, 'access-control-request-method': 'POST' },
  });
const ALLOWED = 'access-control-allow-origin';

test('the widget reads the hotel, its date and its colours by day and by night', async () => {
  const read = widgetResponseSchema.parse((await get('/api/Widget/7')).json());
  expect(read).toMatchObject({ PropertyCode: 'Quay', Today: '2027-02-20', Currency: 'GBP' });
  expect(read.Colours).toMatch(/^:host\{--card:#[0-9a-f]{6};.*--ink:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/);
  expect((await get('/api/Widget/nowhere')).statusCode).toBe(404);
});

describe('what the widget reads is answered to a site that the hotel names', () => {
  test.each(['/api/Widget/7', '/api/Widget/quay', days])('GET %s', async (url) => {
    const { statusCode, headers } = await get(url, named);
    expect(statusCode).toBe(200);
    expect(headers[ALLOWED]).toBe(named);
    expect(headers['vary']).toContain('origin');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('and what stays cost, which its browser asks leave for', async () => {
    const asked = await ask(named, '?propertyId=7');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      [ALLOWED]: named,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    const { statusCode, headers } = await totals(named);
    expect(statusCode).toBe(200);
    expect(headers[ALLOWED]).toBe(named);
  });
});

describe('and to no other', () => {
  test.each([
    'https://evil.example',
    `${named}.evil.example`,
    'http://www.thegull.example',
    otherHotels,
    'null',
  ])('%s', async (origin) => {
    for (const url of ['/api/Widget/7', days]) {
      const { headers } = await get(url, origin);
      expect(headers).not.toHaveProperty(ALLOWED);
      expect(headers['vary']).toContain('origin');
    }
    expect((await ask(origin, '?propertyId=7')).headers).not.toHaveProperty(ALLOWED);
    const { statusCode, headers } = await totals(origin);
    expect(statusCode).toBe(403);
    expect(headers).not.toHaveProperty(ALLOWED);
  });

  test('a site of one hotel does not read another by naming its own in the address', async () => {
    const { statusCode, headers } = await totals(otherHotels, {
      url: '/api/Availability/Totals?propertyId=8',
    });
    expect(statusCode).toBe(400);
    expect(headers[ALLOWED]).toBe(otherHotels);
    expect((await totals(otherHotels, { url: '/api/Availability/Totals' })).statusCode).toBe(403);
  });

  test('a named site reads nothing else, and changes nothing', async () => {
    const property = await get('/api/Property/7', named);
    expect(property.headers).not.toHaveProperty(ALLOWED);
    expect(property.headers).not.toHaveProperty('vary', 'origin');
    const search = await world.app.inject({
      method: 'POST',
      url: '/api/Availability/Search?propertyId=7',
      body: {},
      headers: { origin: named },
    });
    expect(search.statusCode).toBe(403);
  });
});

test('a site is written as browsers name it', () => {
  const { settings } = buildHotelFile();
  const read = (site: string) =>
    propertyFileSchema.shape.settings.safeParse({ ...settings, widgetSites: [site] }).success;
  expect(
    ['https://www.thegull.example', 'http://localhost:8080', 'https://xn--mwe-0na.example'].map(read),
  ).toEqual([true, true, true]);
  const wrong = [
    'https://www.thegull.example/',
    'www.thegull.example',
    '*',
    'https://*.example',
    'https://Gull.example',
    'null',
    'ftp://a.example',
    'https://a.example/rooms',
  ];
  expect(wrong.filter(read)).toEqual([]);
});
