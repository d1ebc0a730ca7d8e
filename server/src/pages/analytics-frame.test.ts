import { buildGroupFile } from '@portico/testing/builders/group-file';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const withIds = (id: number, ids: { googleTagManagerContainerId?: string; facebookPixelId?: string }) =>
  buildHotelFile({ property: { id, code: `H${id}`, ...ids } });

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: withIds(21, { googleTagManagerContainerId: 'GTM-ABC123', facebookPixelId: '1234567890' }),
  });
  const { database } = world.db;
  await insertHotel(database, withIds(22, { facebookPixelId: '1234567890' }));
  await insertHotel(database, withIds(23, { googleTagManagerContainerId: 'GTM-000000' }));
  await insertHotel(database, withIds(24, {}));
  const areas = [{ id: 1, name: 'The harbour', properties: ['H21', 'H24'] }];
  await insertGroup(database, buildGroupFile(areas, { googleTagManagerContainerId: 'GTM-ABC123' }));
  await insertGroup(database, buildGroupFile(areas, { id: 4, code: 'Quiet' }));
});
afterAll(() => world.close());

const frame = (code: string) => world.app.inject(`/Book/${code}/Analytics`);
async function policyOf(path: string): Promise<Record<string, string>> {
  const { headers } = await world.app.inject(path);
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const at = `${directive} `.indexOf(' ');
      return [directive.slice(0, at), directive.slice(at + 1)];
    }),
  );
}

test('the frame is sandboxed and admits those alone of whom the hotel has an id', async () => {
  const both = await policyOf('/Book/H21/Analytics');
  expect(both['sandbox']).toBe('allow-scripts');
  expect(both['default-src']).toBe("'none'");
  expect(both['script-src']).toMatch(
    /^'nonce-[^']+' https:\/\/\*\.googletagmanager\.com https:\/\/connect\.facebook\.net$/,
  );
  expect(both['frame-ancestors']).toBe("'self'");
  const pixelOnly = await policyOf('/Book/H22/Analytics');
  expect(pixelOnly['script-src']).toMatch(/^'nonce-[^']+' https:\/\/connect\.facebook\.net$/);
  expect(pixelOnly['connect-src']).toBe('https://www.facebook.com');
  expect(JSON.stringify([both, pixelOnly])).not.toContain('unsafe');
});

test('an id of zeros alone reports to no one outside', async () => {
  const policy = await policyOf('/Book/H23/Analytics');
  expect(policy['script-src']).toMatch(/^'nonce-[^']+'$/);
  expect(policy['connect-src']).toBe("'none'");
  expect((await frame('H23')).body).toContain('({"container":null,"pixel":null})');
});

test('a hotel without ids has no frame, and neither has an unknown hotel', async () => {
  expect((await frame('H24')).statusCode).toBe(404);
  expect((await frame('NOBODY')).statusCode).toBe(404);
});

test('pages have the frame if the hotel has an id and no card is typed, and scripts of no one else', async () => {
  for (const page of ['', '/Rooms-And-Rates', '/Status/abc', '/Confirmation/abc']) {
    const policy = await policyOf(`/Book/H21${page}`);
    expect(policy['frame-src'], page).toBe("'self'");
    expect(policy['script-src'], page).toMatch(/^'self'(?: '(?:nonce|sha256)-[^']+')+$/);
    expect((await policyOf(`/Book/H24${page}`))['frame-src'], page).toBe("'none'");
  }
  for (const page of ['/Book/H21/Checkout', '/Manage/H21', '/Manage/H21/Reservation'])
    expect((await policyOf(page))['frame-src'], page).toBe("'none'");
});

test('a group with an id of its own has its frame, whatever its hotels have', async () => {
  expect((await policyOf('/BookGroup/Shore'))['frame-src']).toBe("'self'");
  const policy = await policyOf('/BookGroup/Shore/Analytics');
  expect(policy['sandbox']).toBe('allow-scripts');
  expect(policy['script-src']).toMatch(/^'nonce-[^']+' https:\/\/\*\.googletagmanager\.com$/);
  expect((await policyOf('/BookGroup/Quiet'))['frame-src']).toBe("'none'");
  expect((await world.app.inject('/BookGroup/Quiet/Analytics')).statusCode).toBe(404);
});
