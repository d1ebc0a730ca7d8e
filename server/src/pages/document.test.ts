import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildHotelFile, buildRoomType } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { documentDataId, type DocumentAhead, type DocumentData } from '@portico/contract/document-data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hostile = 'The <Quay> & "Sons" </script><script>alert(1)</script> $& $1';

const picture = { width: 800, height: 600, alt: '' };
const picturesElsewhere = {
  picture: { ...picture, url: 'https://cdn.example.com/quay/house.jpg?w=800' },
  nightPicture: { ...picture, url: 'https://cdn.example.com/quay/night.jpg' },
  logo: { ...picture, url: 'https://img.example.com/a,b/logo.svg' },
  mark: { ...picture, url: '/demo/art/mark.svg' },
};

const file = buildHotelFile({
  property: { name: hostile, ...picturesElsewhere },
  roomTypes: [
    buildRoomType({ name: hostile, images: [{ ...picture, url: '/demo/art/loft.svg', alt: hostile }] }),
  ],
});

let world: World;
beforeAll(async () => {
  world = await openWorld({
    payments: undefined,
    hotel: file,
  });
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });

function dataOf(html: string): DocumentData {
  const element = new RegExp(
    `<script type="application/json" id="${documentDataId}"[^>]*>(.*?)</script>`,
  ).exec(html);
  return JSON.parse(element?.[1] ?? '') as DocumentData;
}

const pages = [
  '/Book/quay',
  '/Book/QUAY/',
  '/Book/7',
  '/Book/Quay/Rooms-And-Rates',
  '/Book/Quay/Checkout',
  '/Book/Quay/Checkout/',
  '/Book/Quay/Checkout/token-1',
  '/Book/Quay/Status/token-1',
  '/Book/Quay/Confirmation/token-1',
  '/Manage/Quay',
  '/Manage/QUAY/Reservation',
  '/Manage/Quay/Reservation/QHK4821356/token-1',
  '/Account/Register/Quay',
  '/Account/ConfirmEmail/Quay',
  '/Account/ForgotPassword/Quay',
  '/Account/ResetPassword/Quay',
  '/ManageAccount/QUAY',
];

describe.each(pages)('the page %s', (url) => {
  test('comes with every hole of its template filled', async () => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(url.includes('token') ? 'no-store' : 'no-cache');
    expect(body).not.toContain('<!--hole:');
    // Shown when no program loads.
    expect(body).toContain('<a href="">Load it again</a>, or ask us: <a href="tel:+441632960001">');
    expect(body).toMatch(/<title>[^<]+ – The &lt;Quay&gt; &amp; &quot;Sons&quot;/);
    expect(body).toContain('--page:');
    // HTML requires it of every meta element but the charset.
    for (const [meta] of body.matchAll(/<meta (?!charset)[^>]*>/g)) expect(meta).toContain(' content="');
    expect(dataOf(body)).toMatchObject({
      property: { PropertyId: 7, PropertyName: hostile },
      config: { PropertyId: 7 },
      today: '2027-02-20',
      isDemo: false,
      cardEntry: 'none',
      hasWallets: false,
      providerWays: [],
    });
  });

  test('runs no script and no style but those that its policy admits', async () => {
    const { body, headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/ (?:style|on\w+)=/);
    const inline = [...body.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
      ([, , attributes = '']) => !attributes.includes(' src='),
    );
    expect(inline.length).toBeGreaterThan(2);
    if (url.startsWith('/Book/') && !url.includes('Checkout')) {
      const hashes = (tag: string) =>
        inline
          .filter(([, name, attributes = '']) => name === tag && !attributes.includes('application/'))
          .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(policy).toContain(`; script-src 'self' ${hashes('script').join(' ')}; `);
      expect(policy).toContain(`; style-src 'self' ${hashes('style').join(' ')}; `);
      expect(body).not.toContain('nonce=');
      return;
    }
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    for (const [, , attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  });
});

test.each(['/Book/quay/Checkout', '/Manage/quay', '/ManageAccount/quay'])(
  'where a card may be typed a nonce serves one answer: %s',
  async (url) => {
    const [one, other] = await Promise.all([get(url), get(url)]);
    expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy']);
    expect(one.headers.etag).toBeUndefined();
  },
);

describe('a cached document', () => {
  test('is the same for every guest, whatever their browser sends along', async () => {
    const cookies = { cookie: 'portico.session=somebody; portico.grant=something' };
    const [one, other] = await Promise.all([get('/Book/quay'), get('/Book/quay?arrive=2027-03-14', cookies)]);
    expect(other.body).toBe(one.body);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy']);
  });

  test('does not contain the token of its address, and is then cached by no browser', async () => {
    const { body, headers } = await get('/Book/quay/Confirmation/token-1');
    expect(body).not.toContain('token-1');
    expect(headers.etag).toBeUndefined();
  });

  test('is not sent again to a browser that has it, until the hotel or the day is another', async () => {
    const { headers } = await get('/Book/quay');
    const ifOther = { 'if-none-match': String(headers.etag) };
    const again = await get('/Book/quay', ifOther);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await get('/Book/quay/Rooms-And-Rates', ifOther)).statusCode).toBe(200);
    world.setNow('2027-02-21T12:00:00Z');
    expect((await get('/Book/quay', ifOther)).statusCode).toBe(200);
    world.setNow('2027-02-20T12:00:00Z');
  });

  test.each(['br', 'gzip'])('is what it is once %s is taken off', async (encoding) => {
    const [plain, compressed] = await Promise.all([
      get('/Book/quay'),
      get('/Book/quay', { 'accept-encoding': encoding }),
    ]);
    const text =
      encoding === 'br' ? brotliDecompressSync(compressed.rawPayload) : gunzipSync(compressed.rawPayload);
    expect(text.toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBe(Number(compressed.headers['content-length']));
  });

  // A running server does this by itself within a second of an import.
  const importHotel = async (file: PropertyFile) => {
    await insertHotel(world.db.database, file);
    await world.app.inject({ method: 'POST', url: '/api/StaticData/quay/flush' });
  };

  test('shows a changed hotel once it is imported', async () => {
    const before = await get('/Book/quay');
    const changed = buildHotelFile({ property: { name: 'The Harbour House', ...picturesElsewhere } });
    await importHotel(changed);
    const after = await get('/Book/quay', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('<h1>The Harbour House</h1>');
    await importHotel(file);
  });
});

describe('the page of a stay', () => {
  const stay = '/Book/quay/Rooms-And-Rates?arrive=2027-03-01&nights=2&rooms=2-0-0';
  const elements = (html: string) =>
    [...html.matchAll(/<script type="application\/json" id="portico-ahead">(.*?)<\/script>/gs)].map(
      ([, json = '']): DocumentAhead => JSON.parse(json),
    );

  test('brings the answer to its search, whatever the hotel calls its rooms', async () => {
    const [kept, opened] = await Promise.all([get('/Book/quay/Rooms-And-Rates'), get(stay)]);
    const [ahead, ...others] = elements(opened.body);
    expect(others).toEqual([]);
    expect(ahead?.link).toBe('arrive=2027-03-01&nights=2&rooms=2-0-0');
    expect(ahead?.answer.RoomTypes.map(({ RoomType }) => RoomType.Name)).toEqual([hostile]);
    expect(opened.body).not.toContain('<script>alert');
    expect(opened.headers['content-security-policy']).toBe(kept.headers['content-security-policy']);
    expect(elements(kept.body)).toEqual([]);
    expect(dataOf(opened.body)).toEqual(dataOf(kept.body));
  });

  test('paints the picture of its first room, but not at a later step', async () => {
    const picture = '<img src="/demo/art/loft.svg" width="800" height="600" alt="The &lt;Quay&gt; ';
    expect((await get(stay)).body).toContain(picture);
    const later = await get(`${stay}&step=guests`);
    expect(later.body).not.toContain(picture);
    expect(elements(later.body)).toHaveLength(1);
  });

  test('is sent again each time, since rooms are sold meanwhile', async () => {
    const { headers } = await get(stay);
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each(['/Book/quay', '/Book/quay/Checkout', '/Manage/quay'])(
    'no other page holds an answer: %s',
    async (path) => {
      const { body } = await get(path + stay.slice(stay.indexOf('?')));
      expect(body).not.toContain('portico-ahead');
      expect(body).not.toContain('<!--ahead:');
    },
  );
});

test('the shell shows the name of the hotel before any program has come', async () => {
  const { body } = await get('/Book/quay');
  expect(body).toContain('<h1>The &lt;Quay&gt; &amp; &quot;Sons&quot;');
});

test.each(['/Book/quay/Checkout', '/Manage/quay/Reservation', '/SecurePay/quay/P/1/code?id=1'])(
  'a page with a card form admits pictures from this server and the folders of the hotel’s own only: %s',
  async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' https://cdn.example.com/quay/ https://img.example.com/a%2Cb/;",
    );
  },
);

test('the page of a pay link contains neither its code nor other links, and is neither cached nor indexed', async () => {
  const { statusCode, body, headers } = await get('/SecurePay/quay/P/MC-11873/the-code-of-it?id=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Secure payment – ');
  expect(body).toContain('<header class="wrap sheet-head"><div>');
  expect(body).not.toContain('the-code-of-it');
  expect(body).not.toContain('href="/Book/');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
});

test.each([
  ['/SecurePay/quay', 200],
  ['/SecurePay/quay/Status', 200],
  ['/SecurePay/quay/P/MC-11873', 200],
  ['/SecurePay/nowhere/P/MC-11873/code', 404],
])('whatever stands behind the code of the hotel, %s has a page of its own: %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test('each morning the documents have the property’s new date', async () => {
  world.setNow('2027-02-21T00:30:00Z');
  expect(dataOf((await get('/Book/quay')).body).today).toBe('2027-02-21');
  world.setNow('2027-02-20T12:00:00Z');
  expect(dataOf((await get('/Book/quay')).body).today).toBe('2027-02-20');
});

test.each(['/Book/quay/Status', '/Book/quay/Confirmation/'])(
  'without its token %s leads to the search',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, '/Book/quay']);
  },
);

describe('a missing thing is reported on a page', () => {
  test.each(['/Book/nowhere', '/Book/nowhere/Checkout', '/Book/8', '/Manage/nowhere'])(
    'an unknown hotel: %s',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('We do not know this hotel.');
    },
  );

  test.each(['/', '/nowhere', '/Book', '/Book/quay/Nowhere', '/demo/mailbox', '/assets/none.js'])(
    'an unknown path: %s',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<h1 class="h1-working">Not found</h1>');
    },
  );

  test.each(['/Book/quay/Nowhere', '/Book/nowhere', '/nowhere', '/Error', '/Unauthorised'])(
    'with the header, the contact and the way to the rooms of the hotel: %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain('<header class="sheet-head"><a href="/Book/Quay">');
      expect(body).toContain('<a href="/Book/Quay">See the rooms of The &lt;Quay&gt; &amp; &quot;Sons&quot;');
      expect(body).toContain('<a href="tel:+441632960001">+44 1632 960001</a>');
      expect(body).toContain('<a href="mailto:desk@quay.example">desk@quay.example</a>');
      expect(body).not.toContain('<script>alert');
    },
  );

  test('no page is shown at a path for posts only', async () => {
    const post = (url: string) => world.app.inject({ method: 'POST', url, payload: {} });
    const { statusCode, json } = await post('/Book/quay');
    expect(statusCode).toBe(405);
    expect(json()).toMatchObject({ RefusalCode: 'request.wrong-method' });
    const nowhere = await post('/Book/quay/a/b/c/d');
    expect(nowhere.statusCode).toBe(404);
    expect(nowhere.json()).toEqual({ Message: 'Not found', RefusalCode: 'request.unknown-path' });
  });
});

describe('the files of the build', () => {
  test('are cached by browsers permanently', async () => {
    const { statusCode, headers } = await get('/assets/book.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toBe('accept-encoding');
  });

  test('come as the build has compressed them', async () => {
    const { headers, body } = await get('/assets/book.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(body).toBe('compressed');
  });

  test.each(['/assets/../book.html', '/assets/%2e%2e/book.html', '/assets/..%2fbook.html'])(
    'are the only ones to be had: %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toContain('<!--hole:');
    },
  );
});

describe('a document is compressed as the browser can read it', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('accepting %s', async (accepted, encoding) => {
    const { headers } = await get('/Book/quay', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
  });
});
