import { readFile } from 'node:fs/promises';
import { buildHotelFile, FIRST_NIGHT } from '@portico/testing/builders/hotel-file';
import { placeOnGoogle } from '@portico/testing/google/place-on-google';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';

const googleHotels = { ...placeOnGoogle, province: 'Norfolk', postalCode: 'MB1 2GL' };

let world: World;
afterEach(() => world.close());

const other = buildHotelFile({ property: { id: 8, code: 'Other', name: 'The Other' } });
const open = (settings: object) =>
  openWorld({
    hotel: buildHotelFile({ settings }),
    otherHotels: [other],
    publicUrl: 'https://book.example',
  });
const read = async (url: string) => world.app.inject({ method: 'GET', url });
const sample = (name: string) =>
  readFile(new URL(`../../../../docs/google/${name}`, import.meta.url), 'utf8');
const inOneLine = (xml: string) => xml.replaceAll(/>\s+</g, '><').trim();

test('the list has the hotels that asked for it, as Google’s published document has them', async () => {
  world = await open({ googleHotels });
  const answer = await read('/google/hotels.xml');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(inOneLine(answer.body)).toBe(inOneLine(await sample('hotel-list.xml')));
});

const values: Readonly<Record<string, string>> = {
  'PARTNER-HOTEL-ID': 'Quay',
  CHECKINYEAR: FIRST_NIGHT.slice(0, 4),
  CHECKINMONTH: FIRST_NIGHT.slice(5, 7),
  CHECKINDAY: FIRST_NIGHT.slice(8),
  LENGTH: '2',
  'NUM-ADULTS': '2',
  'PARTNER-ROOM-ID': '11',
  'RATE-PLAN-ID': '22',
};

/** The link as Google makes it of the published address: values in parentheses, and a part for each child. */
async function landedAt(ages: readonly number[]): Promise<URL> {
  const { body } = await read('/google/landing-pages.xml');
  const url = /<URL>(.*)<\/URL>/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const link = url
    .replaceAll(/\(FOR-EACH-CHILD-AGE\)(.*?)\(END-FOR-EACH\)/g, (_, part: string) =>
      ages.map((age) => part.replace('(CHILD-AGE)', String(age))).join(''),
    )
    .replaceAll(/\(([A-Z-]+)\)/g, (_, name: string) => values[name] ?? `no value for ${name}`);
  const landed = await read(link.replace('https://book.example', ''));
  expect(landed.statusCode).toBe(302);
  return new URL(String(landed.headers.location), 'https://book.example');
}

test('a guest whom Google sends lands at the rooms of the stay, at that room and rate', async () => {
  world = await open({});
  const { body } = await read('/google/landing-pages.xml');
  expect(inOneLine(body)).toBe(inOneLine(await sample('landing-pages.xml')));
  const { pathname, searchParams } = await landedAt([]);
  expect(pathname).toBe('/Book/Quay/Rooms-And-Rates');
  expect(Object.fromEntries(searchParams)).toEqual({
    arrive: FIRST_NIGHT,
    nights: '2',
    rooms: '2-0-0',
    room: '11',
    plan: '22',
    utm_source: 'google',
    utm_medium: 'hotel',
  });
});

test('children are counted by the ages that the hotel states, and as children where it states none', async () => {
  world = await open({ googleHotels: { ...googleHotels, childAges: { infantUntil: 1, childUntil: 12 } } });
  expect((await landedAt([0, 1, 2, 12, 13])).searchParams.get('rooms')).toBe('3-2-2');
  await world.close();
  world = await open({});
  expect((await landedAt([0, 16])).searchParams.get('rooms')).toBe('2-2-0');
  expect((await landedAt([])).searchParams.has('age')).toBe(false);
});
