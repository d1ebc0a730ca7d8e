import { buildHotelFile, DOUBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import { ownerAtDesk } from '@portico/testing/desk/owner-at-desk';
import { openWorld, type World } from '@portico/testing/world/world';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importPropertyFile } from '../property-file/import-property-file.ts';
import { deleteUnnamedPictures } from './delete-unnamed-pictures.ts';
import { storePicture } from './store-picture.ts';

const hotel = buildHotelFile();
const room = `roomTypes.${DOUBLE}`;

let world: World;
let ruth: Awaited<ReturnType<typeof ownerAtDesk>>;
beforeAll(async () => {
  world = await openWorld({ hotel });
  ruth = await ownerAtDesk(world);
});
beforeEach(async () => {
  const { database, clock } = world.deps;
  await database.kysely.deleteFrom('set_up_draft').execute();
  await importPropertyFile(database, hotel, { dryRun: false, clock, replace: true });
  world.deps.hotels.forget(PROPERTY);
});
afterAll(() => world.close());

const on = (date: string) => ({ ...world.deps, clock: { now: () => new Date(`${date}T12:00:00Z`) } });

/** A small picture of one colour. */
async function added(date: string, background: string) {
  const given = await sharp({ create: { width: 100, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
  const stored = await storePicture(on(date), PROPERTY, given, 'sign');
  return stored.ok ? { ...stored.value, alt: 'A colour' } : expect.fail(stored.refusal.code);
}

const status = async ({ url }: { readonly url: string }) => (await world.app.inject(url)).statusCode;

test('a picture that nothing names is deleted 90 days after it was added', async () => {
  const picture = await added('2027-01-01', '#ff0000');
  await deleteUnnamedPictures(on('2027-04-01'));
  expect(await status(picture)).toBe(200);
  await deleteUnnamedPictures(on('2027-04-02'));
  expect(await status(picture)).toBe(404);
});

test('one that was added again counts from then', async () => {
  const picture = await added('2027-01-01', '#00ff00');
  await added('2027-03-01', '#00ff00');
  await deleteUnnamedPictures(on('2027-04-02'));
  expect(await status(picture)).toBe(200);
});

test('one that a draft or the hotel names stays, and then 90 days from when they named it last', async () => {
  const picture = await added('2027-01-01', '#0000ff');
  await ruth.edit(room, { images: [picture] });
  await deleteUnnamedPictures(on('2028-01-01'));
  expect(await status(picture)).toBe(200);
  await ruth.publish();
  await deleteUnnamedPictures(on('2029-01-01'));
  expect(await status(picture)).toBe(200);
  await ruth.edit(room, { images: [] });
  await ruth.publish();
  await deleteUnnamedPictures(on('2029-04-01'));
  expect(await status(picture)).toBe(200);
  await deleteUnnamedPictures(on('2029-04-02'));
  expect(await status(picture)).toBe(404);
});

test('one that another hotel’s file names stays', async () => {
  const picture = await added('2027-01-01', '#00ffff');
  const { database, clock } = world.deps;
  const other = buildHotelFile({ property: { id: 8, code: 'PIER', picture } });
  const imported = await importPropertyFile(database, other, { dryRun: false, clock });
  expect(imported).toMatchObject({ ok: true });
  await deleteUnnamedPictures(on('2028-01-01'));
  expect(await status(picture)).toBe(200);
});
