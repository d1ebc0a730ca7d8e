import { guestPaths } from '@portico/contract/paths';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { openAppWorld, type AppWorld } from '@portico/testing/portico/app-world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const codes = ['Gull', 'Lark', 'Tern', 'Wren'] as const;
const fileOf = (code: string, id: number) =>
  buildHotelFile({ property: { id, code, name: `The ${code}`, email: `desk@${code}.example` } });

let world: AppWorld;
beforeAll(async () => {
  world = await openAppWorld({ hotel: fileOf('Quay', 7) });
  for (const [index, code] of codes.entries()) await insertHotel(world.db.database, fileOf(code, 8 + index));
});
afterAll(() => world.close());

const bodyOf = async (url: string) => (await world.app.inject({ url })).body;

test.each([
  guestPaths.error('wren'),
  guestPaths.unauthorised('WREN'),
  '/nowhere?from=mail&propertyCode=Wren',
  '/Book/wren/Nowhere?propertyCode=Lark',
  '/PreCheckIn/wren/a/b/c/d',
  '/Table/wren/a/b/c',
  '/Account/Nowhere/wren',
  '/ManageAccount/wren/nowhere',
])('among many hotels the page is of the one that its guest comes from: %s', async (url) => {
  const body = await bodyOf(url);
  expect(body).toContain('<header class="sheet-head"><a href="/Book/Wren">');
  expect(body).toContain('<a href="/Book/Wren">See the rooms of The Wren</a>');
  expect(body).toContain('<a href="mailto:desk@Wren.example">');
  expect(body).not.toContain('The Lark');
});

test.each([
  guestPaths.error(),
  guestPaths.unauthorised(),
  guestPaths.error('nobody'),
  guestPaths.error('"><script>alert(1)</script>'),
  '/Error?propertyCode=',
  '/Error?propertyCode=%E0%A4%A&propertyCode=Wren',
  '/nowhere',
  '/Book/nobody',
])('among many hotels none is named to whoever names none: %s', async (url) => {
  const { statusCode, body } = await world.app.inject({ url });
  expect(statusCode).toBeLessThan(500);
  for (const code of ['Quay', ...codes]) expect(body).not.toContain(`The ${code}`);
  expect(body).not.toContain('<script>alert');
});
