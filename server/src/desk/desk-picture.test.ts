import { ownerAtDesk } from '@portico/testing/desk/owner-at-desk';
import { buildHotelFile, DOUBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let ruth: Awaited<ReturnType<typeof ownerAtDesk>>;
let picture: Buffer;
beforeAll(async () => {
  const other = buildHotelFile({ property: { id: 8, code: 'Pier' } });
  world = await openWorld({ otherHotels: [other] });
  ruth = await ownerAtDesk(world);
  picture = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#a8401f' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => world.close());

const add = (payload: Buffer | string, headers: Record<string, string> = {}, code = 'QUAY', query = '') =>
  world.app.inject({
    method: 'POST',
    url: `/api/Desk/${code}/Pictures${query}`,
    payload,
    headers: { cookie: ruth.cookie, 'content-type': 'image/jpeg', ...headers },
  });

test('an added picture is served by its content’s name, for ever, and guests see it once it is published', async () => {
  const added = await add(picture);
  expect(added.statusCode).toBe(200);
  const part = added.json();
  expect(part).toMatchObject({ width: 960, height: 540, alt: '' });
  expect(part.sources).toHaveLength(6);
  for (const { url, type } of [...part.sources, { url: part.url, type: 'image/jpeg' }]) {
    expect(url).toMatch(new RegExp(`^/hotel-pictures/${PROPERTY}/[0-9a-f]{32}-`));
    const { statusCode, headers } = await world.app.inject(url);
    expect([
      statusCode,
      headers['content-type'],
      headers['cache-control'],
      headers['x-content-type-options'],
    ]).toEqual([200, type, 'public, max-age=31536000, immutable', 'nosniff']);
  }
  await ruth.edit(`roomTypes.${DOUBLE}`, { images: [{ ...part, alt: 'The bay' }] });
  expect((await ruth.publish()).statusCode).toBe(200);
  const room = await world.app.inject(`/api/RoomType/Get?propertyId=${PROPERTY}&roomTypeId=${DOUBLE}`);
  expect(room.json().RoomType.Images).toMatchObject([{ Url: part.url, Alt: 'The bay' }]);
});

test('a logo stays transparent, may be small, and needs no words', async () => {
  const ring = await sharp({ create: { width: 96, height: 96, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect((await add(ring)).json().RefusalCode).toBe('desk.picture-too-narrow');
  const added = await add(ring, {}, 'QUAY', '?use=sign');
  const { url } = added.json();
  expect(added.json()).toEqual({ url: expect.stringMatching(/-96\.png$/), width: 96, height: 96, alt: '' });
  const file = await world.app.inject(url);
  expect(file.headers['content-type']).toBe('image/png');
  expect((await sharp(file.rawPayload).stats()).isOpaque).toBe(false);
  expect((await ruth.edit('property', { logo: added.json() })).statusCode).toBe(200);
  expect((await ruth.edit('property', { picture: added.json() })).json().ModelState).toEqual({
    'picture.alt': ['Say in a few words what can be seen'],
  });
});

test('a picture that is none is refused in words, whatever it is called', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const answer = await add(svg);
  expect([answer.statusCode, answer.json().RefusalCode]).toEqual([422, 'desk.picture-unreadable']);
  expect((await add(svg, { 'content-type': 'image/svg+xml' })).statusCode).toBe(415);
  const small = await sharp(picture).resize({ width: 800 }).toBuffer();
  expect((await add(small)).json()).toEqual({
    RefusalCode: 'desk.picture-too-narrow',
    Message: 'This picture is 800 pixels wide. It needs 1,600, or guests see it blurred.',
  });
});

test('more bytes than a picture has are refused before they are read to their end', async () => {
  expect((await add(Buffer.alloc(20 * 1024 * 1024 + 1))).statusCode).toBe(413);
});

test('nobody adds one without a log-in, at another hotel, or from another site’s page', async () => {
  expect((await add(picture, { cookie: '' })).json().RefusalCode).toBe('desk.logged-out');
  expect((await add(picture, {}, 'PIER')).json().RefusalCode).toBe('property.unknown');
  expect((await add(picture, { origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('an address of a picture reaches no other file', async () => {
  for (const path of [
    `${PROPERTY}/..%2f..%2fsecrets.json`,
    `${PROPERTY}/%2e%2e/secrets.json`,
    '..%2f7/x.jpg',
    `${PROPERTY}/${'a'.repeat(32)}-480.svg`,
    `${PROPERTY}/${'a'.repeat(32)}-480.webp`,
    `0x7/${'a'.repeat(32)}-480.webp`,
  ])
    expect([path, (await world.app.inject(`/hotel-pictures/${path}`)).statusCode]).toEqual([path, 404]);
});
