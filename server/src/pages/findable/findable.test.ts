import { buildGroupFile } from '@portico/testing/builders/group-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { buildHotelFile, buildRoomType, family } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hostile = 'The <Quay> & "Sons" </script><script>alert(1)</script>';
const publicUrl = 'https://book.example.com';
const picture = { width: 1440, height: 560, alt: 'The harbour' };

let world: World;
beforeAll(async () => {
  world = await openWorld({
    publicUrl,
    hotel: buildHotelFile({
      property: {
        name: hostile,
        picture: { ...picture, url: '/art/house.svg' },
        nightPicture: { ...picture, url: 'https://cdn.example.com/night.jpg' },
        where: { intro: 'On the <wall>.', map: { ...picture, url: '/art/map.svg' } },
      },
      roomTypes: [
        buildRoomType({
          size: 24,
          dogsWelcome: true,
          facilities: [{ title: 'To wash', items: ['A bath'] }],
          images: [
            {
              ...picture,
              url: '/art/double.jpg',
              sources: [
                { url: '/art/double-480.avif', width: 480, type: 'image/avif' },
                { url: '/art/double-960.avif', width: 960, type: 'image/avif' },
              ],
            },
          ],
        }),
        family,
      ],
      offers: [
        { id: 1, name: 'Three tides', description: 'Three nights.', ratePlanCode: 'FLEX', minNights: 3 },
      ],
    }),
  });
  const areas = [{ id: 1, name: 'The harbour', properties: ['quay'] }];
  await insertGroup(world.db.database, buildGroupFile(areas, { name: 'The Shore' }));
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject({ url });

function contentOf(html: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];
}

/** Parsed, as a client of the page reads it. */
function jsonLdOf(html: string): Record<string, unknown> {
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(text ?? '') as Record<string, unknown>;
}

describe('the page of a room', () => {
  const room = '/Book/quay/Rooms/11';

  test('has one address, whatever search its link carries', async () => {
    for (const url of [room, '/Book/QUAY/Rooms/11?arrive=2027-03-01&nights=2&rooms=2-0-0&unit=2']) {
      const { body, headers } = await get(url);
      expect(body).toContain('<link rel="canonical" href="https://book.example.com/Book/Quay/Rooms/11">');
      expect(body).not.toContain('noindex');
      expect(headers['x-robots-tag']).toBeUndefined();
    }
  });

  test('is described as a room of the hotel, with its first picture', async () => {
    const { body } = await get(room);
    expect(body).toMatch(/<title>Double – The &lt;Quay&gt;/);
    expect(contentOf(body, 'og:image')).toBe('https://book.example.com/art/double.jpg');
    expect(jsonLdOf(body)).toMatchObject({
      '@type': 'HotelRoom',
      name: 'Double',
      url: 'https://book.example.com/Book/Quay/Rooms/11',
      image: ['https://book.example.com/art/double.jpg'],
      floorSize: { value: 24, unitCode: 'MTK' },
      petsAllowed: true,
      amenityFeature: [{ name: 'A bath', value: true }],
      containedInPlace: { '@id': 'https://book.example.com/Book/Quay' },
    });
  });

  test('shows its first picture before any program has loaded, in the format that the browser knows', async () => {
    const { body } = await get(room);
    expect(body).toContain(
      '<picture><source type="image/avif" srcset="/art/double-480.avif 480w, /art/double-960.avif 960w" sizes="(min-width: 1024px) 48rem, 100vw"><img src="/art/double.jpg"',
    );
  });

  test.each(['99', '0', '-1', '11x', '99999999999', 'The-Harbour-Room', '%00'])(
    'that the hotel does not have is not found: %s',
    async (id) => {
      const { statusCode, body } = await get(`/Book/quay/Rooms/${id}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('There is no page at this address.');
    },
  );
});

describe('the page that says how to find the hotel', () => {
  test('has one address, its own description and the map before any program has loaded', async () => {
    const { statusCode, body, headers } = await get('/Book/QUAY/Where?from=mail');
    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://book.example.com/Book/Quay/Where">');
    expect(body).toMatch(/<title>Where we are – The &lt;Quay&gt;/);
    expect(body).toContain('<meta name="description" content="On the &lt;wall&gt;.">');
    expect(body).toContain('<img src="/art/map.svg"');
    expect(body).not.toContain('noindex');
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  test('is not found where a hotel describes nothing', async () => {
    const plain = await openWorld({ publicUrl });
    try {
      const { statusCode, body } = await plain.app.inject({ url: '/Book/quay/Where' });
      expect(statusCode).toBe(404);
      expect(body).toContain('There is no page at this address.');
      expect((await plain.app.inject({ url: '/sitemap.xml' })).body).not.toContain('/Where');
    } finally {
      await plain.close();
    }
  });
});

describe('the search page of a hotel', () => {
  test('has one address, whatever search its link carries and however its code is written', async () => {
    for (const url of ['/Book/quay', '/Book/QUAY?arrive=2027-03-14&nights=3&promo=TIDE10', '/Book/7']) {
      const { body } = await get(url);
      expect(body).toContain('<link rel="canonical" href="https://book.example.com/Book/Quay">');
      expect(body).not.toContain('noindex');
    }
  });

  test('shows the hotel’s identity where a link to it is shown', async () => {
    const { body } = await get('/Book/quay');
    expect(contentOf(body, 'og:site_name')).toContain('The &lt;Quay&gt; &amp; &quot;Sons&quot;');
    expect(contentOf(body, 'og:url')).toBe('https://book.example.com/Book/Quay');
    expect(contentOf(body, 'og:image')).toBe('https://book.example.com/art/house.svg');
    expect(contentOf(body, 'og:image:width')).toBe('1440');
    expect(contentOf(body, 'og:image:alt')).toBe('The harbour');
  });

  test('describes the hotel, its rooms and its offers for search engines, with no price that would grow old', async () => {
    const hotel = jsonLdOf((await get('/Book/quay')).body);
    expect(hotel).toMatchObject({
      '@type': 'Hotel',
      '@id': 'https://book.example.com/Book/Quay',
      name: hostile,
      telephone: '+44 1632 960001',
      currenciesAccepted: 'GBP',
      image: 'https://book.example.com/art/house.svg',
      makesOffer: [
        {
          '@type': 'Offer',
          name: 'Three tides',
          url: 'https://book.example.com/Book/Quay?rate=FLEX',
          priceCurrency: 'GBP',
        },
      ],
    });
    expect(hotel.containsPlace).toContainEqual(
      expect.objectContaining({
        '@type': 'HotelRoom',
        occupancy: { '@type': 'QuantitativeValue', maxValue: 2 },
      }),
    );
    expect(JSON.stringify(hotel)).not.toContain('"price"');
  });
});

test('the page of a group has one address and names its hotels', async () => {
  const { body } = await get('/BookGroup/shore?arrive=2027-03-14&nights=3');
  expect(body).toContain('<link rel="canonical" href="https://book.example.com/BookGroup/Shore">');
  expect(contentOf(body, 'og:title')).toContain('The Shore');
  expect(jsonLdOf(body)).toMatchObject({
    '@type': 'Organization',
    subOrganization: [{ '@type': 'Hotel', '@id': 'https://book.example.com/Book/Quay' }],
  });
});

describe('what search engines may have', () => {
  test.each([
    '/Book/quay/Rooms-And-Rates',
    '/Book/quay/Checkout',
    '/Manage/quay',
    '/ManageAccount/quay',
    '/Error',
    '/nowhere',
  ])('is nothing of %s', async (url) => {
    const { body } = await get(url);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('canonical');
    expect(body).not.toContain('ld+json');
  });

  test.each([
    '/Book/quay/Checkout/token-1',
    '/Book/quay/Status/token-1',
    '/Book/quay/Confirmation/token-1',
    '/Manage/quay/Reservation/QHK4821356/token-1',
  ])('is neither page nor address where a token stands in it: %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
  });

  test('stands in robots.txt, which names no path of a booking', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://book.example.com/sitemap.xml\n');
  });

  test('is listed in the sitemap: the page of each group, and of each hotel, where it is and its rooms', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://book.example.com/BookGroup/Shore</loc>',
      '<loc>https://book.example.com/Book/Quay</loc>',
      '<loc>https://book.example.com/Book/Quay/Where</loc>',
      '<loc>https://book.example.com/Book/Quay/Rooms/11</loc>',
      '<loc>https://book.example.com/Book/Quay/Rooms/12</loc>',
    ]);
  });
});

test('a server that does not know its own address lists nothing, and its pages name none', async () => {
  const unnamed = await openWorld();
  try {
    const read = async (url: string) => unnamed.app.inject({ url });
    expect((await read('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await read('/sitemap.xml')).statusCode).toBe(404);
    const { body } = await read('/Book/quay');
    expect(body).not.toContain('canonical');
    expect(contentOf(body, 'og:url')).toBeUndefined();
    expect(jsonLdOf(body)).toMatchObject({ '@type': 'Hotel' });
  } finally {
    await unnamed.close();
  }
});
