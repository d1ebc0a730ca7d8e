import { guestPaths } from '@portico/contract/paths';
import { buildGroupFile } from '@portico/testing/builders/group-file';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const codes = ['Gull', 'Lark', 'Tern', 'Wren'] as const;
const fileOf = (code: string, id: number) =>
  buildHotelFile({ property: { id, code, name: `The ${code}`, email: `desk@${code}.example` } });

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: fileOf('Quay', 7) });
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
])('with many hotels a page without a hotel names none: %s', async (url) => {
  const { statusCode, body } = await world.app.inject({ url });
  expect(statusCode).toBeLessThan(500);
  for (const code of ['Quay', ...codes]) expect(body).not.toContain(`The ${code}`);
  expect(body).not.toContain('<script>alert');
});

test.each([
  ['where all hotels are of one group, a page of none of them leads to the group', codes, true],
  ['where one of them stands outside of it, it leads to none', codes.slice(1), false],
])('%s', async (_, inGroup, isNamed) => {
  const several = await openWorld({ hotel: fileOf('Quay', 7) });
  for (const [index, code] of codes.entries())
    await insertHotel(several.db.database, fileOf(code, 8 + index));
  const areas = [{ id: 1, name: 'The coast', properties: ['Quay', ...inGroup] }];
  await insertGroup(several.db.database, buildGroupFile(areas));
  for (const url of [guestPaths.unauthorised(), '/Book/nobody']) {
    const { body } = await several.app.inject({ url });
    const way = '<a href="/BookGroup/Shore">See the hotels of Houses of the shore</a>';
    expect(body.includes(way), url).toBe(isNamed);
  }
  await several.close();
});
