import { definitionOf } from '@portico/contract/property-file/definition-of';
import { partOf } from '@portico/contract/property-file/definition-parts';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import {
  BREAKFAST,
  buildExtra,
  buildHotelFile,
  buildPromotion,
  DOUBLE,
  FAMILY,
  PROPERTY,
  SAVER,
  SPRING,
} from '@portico/testing/builders/hotel-file';
import { ownerAtDesk } from '@portico/testing/desk/owner-at-desk';
import { runsOf } from '@portico/testing/random-runs';
import { openWorld, type World } from '@portico/testing/world/world';
import { localDate } from '@portico/domain/calendar/local-date';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportPropertyFile } from '../../property-file/export-property-file.ts';
import { lockHotel } from '../../property-file/hotel.store.ts';
import { importPropertyFile } from '../../property-file/import-property-file.ts';

const hotel = buildHotelFile({ promotions: [buildPromotion()] });
const double = `roomTypes.${DOUBLE}`;
const family = `roomTypes.${FAMILY}`;

let world: World;
let ruth: Awaited<ReturnType<typeof ownerAtDesk>>;
beforeAll(async () => {
  world = await openWorld({ hotel, otherHotels: [buildHotelFile({ property: { id: 8, code: 'Pier' } })] });
  ruth = await ownerAtDesk(world);
});
beforeEach(async () => {
  await world.deps.database.kysely.deleteFrom('set_up_draft').execute();
  await bring(hotel, { replace: true });
});
afterAll(() => world.close());

async function bring(file: typeof hotel, how: { replace?: boolean; dryRun?: boolean } = {}) {
  const { database, clock } = world.deps;
  const imported = await importPropertyFile(database, file, { dryRun: false, clock, ...how });
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal));
  world.deps.hotels.forget(PROPERTY);
  return imported.value;
}

async function exported() {
  const { database, clock } = world.deps;
  const written = await exportPropertyFile(database, PROPERTY, clock);
  return written.ok ? written.file : expect.fail(JSON.stringify(written.faults));
}

/** The name of a room type that guests read. */
async function nameForGuests(id: number) {
  const answer = await world.app.inject(`/api/RoomType/Get?propertyId=${PROPERTY}&roomTypeId=${id}`);
  return answer.json().RoomType.Name;
}

const changed = (file: typeof hotel, name: string) => ({
  ...file,
  roomTypes: file.roomTypes.map((type) => (type.id === DOUBLE ? { ...type, name } : type)),
});

test('what is saved is not public before it is published, and then at once', async () => {
  const before = await nameForGuests(DOUBLE);
  expect((await ruth.edit(double, { name: 'The Loft' })).statusCode).toBe(200);
  expect(await nameForGuests(DOUBLE)).toBe(before);
  const { parts } = await ruth.ask('SetUp/Read', {});
  expect(parts.filter(({ draft }) => draft !== null)).toMatchObject([
    { part: double, title: 'The Loft', draft: { by: 'Ruth', isNew: false, isOutdated: false } },
  ]);
  expect((await ruth.publish()).json()).toEqual({ parts: [double] });
  expect(await nameForGuests(DOUBLE)).toBe('The Loft');
  const after = await ruth.ask('SetUp/ReadPart', { part: double });
  expect(after.summary.draft).toBeNull();
  expect(after.lastPublished).toMatchObject({ by: 'Ruth' });
});

test('a dropped draft leaves what is published, and is dropped once', async () => {
  await ruth.edit(double, { name: 'The Loft' });
  expect(await ruth.ask('SetUp/Discard', { part: null })).toEqual({ parts: [double] });
  expect(await ruth.ask('SetUp/Discard', { part: null })).toEqual({ parts: [] });
  expect((await ruth.publish()).statusCode).toBe(400);
  const { value } = await ruth.ask('SetUp/ReadPart', { part: double });
  expect(value).toMatchObject({ name: hotel.roomTypes[0]?.name });
});

test('what is saved as it is published leaves nothing to publish', async () => {
  await ruth.edit(double, { name: 'The Loft' });
  await ruth.edit(double, { name: hotel.roomTypes[0]?.name });
  expect((await ruth.ask('SetUp/Read', {})).parts.every(({ draft }) => draft === null)).toBe(true);
});

test('a fault is named at its field, and nothing is saved', async () => {
  const answer = await ruth.edit(double, {
    name: '',
    cots: 9,
    images: [{ url: '/a.jpg', width: 1, height: 1, alt: '' }],
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().ModelState).toEqual({ name: ['Fill this in'], cots: ['Expected at most 4'] });
  const blind = await ruth.edit(double, { images: [{ url: '/a.jpg', width: 1, height: 1, alt: '' }] });
  expect(blind.json().ModelState).toEqual({ 'images[0].alt': ['Say in a few words what can be seen'] });
  expect((await ruth.ask('SetUp/Read', {})).parts.every(({ draft }) => draft === null)).toBe(true);
});

test('what does not go with another part is refused where it is typed', async () => {
  const answer = await ruth.edit(double, { upgradesTo: [99] });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().ModelState)).toEqual(['upgradesTo[0]']);
});

test('what another part does not go with is named with that part, in words of the forms', async () => {
  const plan = `ratePlans.${SAVER}`;
  expect((await ruth.edit('property', { paymentTypes: ['PayByCard', 'StoreCard'] })).statusCode).toBe(200);
  expect((await ruth.edit(plan, { needsGuarantee: true })).statusCode).toBe(200);
  const answer = await ruth.edit('property', { paymentTypes: ['PayByCard'] });
  expect(answer.json().ModelState).toEqual({
    [`${plan}/needsGuarantee`]: [
      'Untick this, or choose “A card is stored where nothing is due” among “With a card” (Payments and VAT)',
    ],
  });
});

test('card numbers are refused, and script is text', async () => {
  const card = await ruth.edit(double, { story: 'Call 4111 1111 1111 1111' });
  expect(Object.keys(card.json().ModelState)).toEqual(['story']);
  const script = '<script>alert(1)</script>';
  expect((await ruth.edit(double, { name: script })).statusCode).toBe(200);
  await ruth.publish();
  expect(await nameForGuests(DOUBLE)).toBe(script);
  const page = await world.app.inject(`/QUAY/Book/Room/${DOUBLE}`);
  expect(page.body).not.toContain(script);
});

test('of two who save what they opened at the same time one is refused, and told who was first', async () => {
  const nell = await ownerAtDesk(world, 'Nell');
  const { seen, value } = await ruth.ask('SetUp/ReadPart', { part: double });
  const save = (who: typeof ruth, name: string) =>
    who.send('SetUp/Save', { part: double, seen, value: { ...Object(value), name } });
  const answers = await Promise.all([save(ruth, 'Hers'), save(nell, 'The other’s')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const late = await save(nell, 'Again');
  expect(late.json()).toMatchObject({ RefusalCode: 'desk.part-changed' });
  expect(late.json().Message).toMatch(/^(Ruth|Nell) has changed this/);
});

test('what was saved again after somebody looked is not published by them', async () => {
  await ruth.edit(double, { name: 'First' });
  const [waiting] = (await ruth.ask('SetUp/Read', {})).parts.filter(({ draft }) => draft !== null);
  await ruth.edit(double, { name: 'Second' });
  const answer = await ruth.send('SetUp/Publish', { parts: [{ part: double, seen: waiting?.draft?.seen }] });
  expect([answer.statusCode, answer.json().RefusalCode]).toEqual([409, 'desk.draft-changed']);
});

test('a file imported over a draft stays until the draft is looked at again', async () => {
  await ruth.edit(double, { name: 'Desk' });
  await bring(changed(hotel, 'File'));
  expect(await nameForGuests(DOUBLE)).toBe('File');
  const answer = await ruth.publish();
  expect([answer.statusCode, answer.json().RefusalCode]).toEqual([409, 'desk.draft-outdated']);
  await ruth.edit(double, {});
  expect((await ruth.publish()).statusCode).toBe(200);
  expect(await nameForGuests(DOUBLE)).toBe('Desk');
});

test('an older file leaves what the desk has published and lists it; a file exported since, or --replace, wins', async () => {
  await ruth.edit(double, { name: 'Desk' });
  await ruth.publish();
  expect((await bring(changed(hotel, 'Older'))).unchanged.parts).toEqual([double]);
  expect(await nameForGuests(DOUBLE)).toBe('Desk');
  const since = await exported();
  expect(since.revision).toBeGreaterThan(0);
  expect((await bring(changed(since, 'Newer'))).unchanged.parts).toEqual([]);
  expect(await nameForGuests(DOUBLE)).toBe('Newer');
  await ruth.edit(double, { name: 'Desk again' });
  await ruth.publish();
  await bring(changed(hotel, 'Replaced'), { replace: true });
  expect(await nameForGuests(DOUBLE)).toBe('Replaced');
});

test('an older file that does not go with what the desk has published is refused', async () => {
  await ruth.edit(double, { upgradesTo: [FAMILY] });
  await ruth.publish();
  const { database, clock } = world.deps;
  const roomTypes = hotel.roomTypes.filter(({ id }) => id === DOUBLE);
  const ratePlans = hotel.ratePlans.map((plan) => ({
    ...plan,
    seasons: plan.seasons.filter((season) => !season.roomTypes?.includes(FAMILY)),
  }));
  const read = readPropertyFile({ ...hotel, roomTypes, ratePlans });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const imported = await importPropertyFile(database, read.file, { dryRun: false, clock });
  expect(imported).toMatchObject({
    ok: false,
    refusal: { code: 'import.parts-disagree', parts: [double] },
  });
});

test('while a file is imported nothing is published, and the draft stays', async () => {
  await ruth.edit(double, { name: 'Desk' });
  const answer = await world.deps.database.kysely.transaction().execute(async (tx) => {
    await lockHotel(tx, PROPERTY);
    return ruth.publish();
  });
  expect([answer.statusCode, answer.json().RefusalCode]).toEqual([409, 'desk.not-published']);
  expect(answer.json().Message).toContain('Another import of Quay is running.');
  expect((await ruth.publish()).statusCode).toBe(200);
});

test('what a file changed between reading and publishing is never undone', async () => {
  const { database, clock } = world.deps;
  const read = await exported();
  await bring(changed(hotel, 'File'));
  const published = { from: definitionOf(read), parts: [family], by: 'Ruth', within: async () => undefined };
  const imported = await importPropertyFile(database, read, { dryRun: false, clock, published });
  expect(imported).toMatchObject({ ok: false, refusal: { code: 'import.changed-meanwhile' } });
});

test('of two who publish the same draft one is told that it is done', async () => {
  const nell = await ownerAtDesk(world, 'Nell');
  await ruth.edit(double, { name: 'Once' });
  const { seen } = await ruth.ask('SetUp/ReadPart', { part: double });
  const publish = (who: typeof ruth) => who.send('SetUp/Publish', { parts: [{ part: double, seen }] });
  const answers = await Promise.all([publish(ruth), publish(nell)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await ruth.hasDrafts()).toBe(false);
});

test('an owner of another hotel reads and changes nothing of this draft', async () => {
  await ruth.edit(double, { name: 'Secret' });
  for (const call of ['SetUp/Read', 'SetUp/ReadPart', 'SetUp/Save', 'SetUp/Discard', 'SetUp/Publish']) {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/Desk/PIER/${call}`,
      payload: { part: double, seen: '', value: {} },
      headers: { cookie: ruth.cookie },
    });
    expect([call, answer.statusCode]).toEqual([call, 404]);
  }
  const other = await world.deps.database.kysely.selectFrom('set_up_draft').select('property_id').execute();
  expect(other).toEqual([{ property_id: PROPERTY }]);
});

test('a code that is taken away is gone with the next publishing', async () => {
  const part = `promotions.${SPRING}`;
  const { seen } = await ruth.ask('SetUp/ReadPart', { part });
  await ruth.ask('SetUp/Save', { part, seen, value: null });
  expect((await ruth.ask('SetUp/ReadPart', { part })).summary.draft).toMatchObject({ isRemoved: true });
  await ruth.publish();
  expect((await exported()).promotions).toEqual([]);
});

test('a new rate plan and a new room are for sale on no night until they have prices and rooms', async () => {
  const [plan] = definitionOf(hotel).ratePlans;
  const [room] = hotel.roomTypes;
  const part = 'ratePlans.77';
  const { seen } = await ruth.ask('SetUp/ReadPart', { part });
  await ruth.ask('SetUp/Save', { part, seen, value: { ...plan, id: 77, code: 'NEW' } });
  await ruth.ask('SetUp/Save', { part: 'roomTypes.78', seen, value: { ...room, id: 78 } });
  expect((await ruth.publish()).statusCode).toBe(200);
  expect((await bring(await exported())).hasChanges).toBe(false);
});

test('units of an extra are set by date: other dates stay, and never fewer than are booked', async () => {
  const { database } = world.deps;
  const inventory = [{ from: '2027-04-01', to: '2027-04-30', units: 4 }];
  const limited = buildHotelFile({ extras: [buildExtra({ inventory })] });
  await bring(limited, { replace: true });
  const part = `extras.${BREAKFAST}`;
  const read = async () => (await ruth.ask('SetUp/ReadUnits', { extraId: BREAKFAST })).units;
  expect(await read()).toEqual(inventory);
  await ruth.edit(part, { inventory: [{ from: '2027-04-29', to: '2027-04-30', units: 7 }] });
  expect(await read()).toEqual(inventory);
  expect((await ruth.publish()).statusCode).toBe(200);
  expect(await read()).toEqual([
    { from: '2027-04-01', to: '2027-04-28', units: 4 },
    { from: '2027-04-29', to: '2027-04-30', units: 7 },
  ]);
  expect((await ruth.ask('SetUp/ReadPart', { part })).value).not.toHaveProperty('inventory');
  expect((await bring(await exported())).hasChanges).toBe(false);

  await database.kysely
    .updateTable('extra_day')
    .set({ sold: 3 })
    .where('stay_date', '=', localDate('2027-04-20'))
    .execute();
  await ruth.edit(part, { inventory: [{ from: '2027-04-20', to: '2027-04-20', units: 2 }] });
  const refused = await ruth.publish();
  expect([refused.statusCode, refused.json().RefusalCode]).toEqual([409, 'desk.not-published']);
  await database.kysely.updateTable('extra_day').set({ sold: 0 }).execute();
});

test('whatever colours are typed, guests can read them', async () => {
  const theme = { primary: '#ffff00', lightPage: '#ffffff', dark: '#eeeeee', accent: 'no colour' };
  const { pairs } = await ruth.ask('SetUp/ReadContrast', { theme });
  expect(pairs).toHaveLength(10);
  expect(pairs.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test('what is entered in the audit trail names each field', async () => {
  await ruth.edit(family, { name: 'The Attic' });
  const entries = await world.deps.database.kysely
    .selectFrom('audit_entry')
    .select(['what', 'made_by'])
    .where('call', '=', 'SetUp/Save')
    .orderBy('asked_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(1)
    .execute();
  expect(entries).toEqual([
    {
      made_by: 'Ruth',
      what: [{ what: `${hotel.roomTypes[1]?.name}: name`, was: hotel.roomTypes[1]?.name, now: 'The Attic' }],
    },
  ]);
});

const words = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((text) => `a${text.replaceAll(/[^\p{L} ]/gu, '')}`);
const some = (fields: Parameters<typeof fc.record>[0]) => fc.record(fields, { requiredKeys: [] });
const row = fc.record({ title: words, text: words });
const percent = fc.integer({ min: 0, max: 100 });
const room = some({
  name: words,
  description: words,
  facts: fc.array(words, { maxLength: 4 }),
  cots: fc.integer({ min: 0, max: 4 }),
  dogsWelcome: fc.boolean(),
  story: words,
  size: fc.integer({ min: 1, max: 200 }),
  access: fc.record({
    isStepFree: fc.boolean(),
    steps: percent,
    doorWidth: fc.integer({ min: 30, max: 400 }),
    notes: fc.array(words, { maxLength: 3 }),
  }),
  notHere: fc.array(fc.record({ name: words }), { maxLength: 3 }),
  terms: fc.array(row, { maxLength: 2 }),
});
/** A part of the hotel with other values. */
const edit = fc.oneof(
  fc.tuple(fc.constantFrom(double, family), room),
  fc.tuple(
    fc.constant('property'),
    some({
      hotelRating: fc.constantFrom(3, 3.5, 5),
      standardVatRate: percent,
      cityTax: fc.record({
        name: words,
        adult: percent,
        child: percent,
        infant: percent,
        paidAtHotel: fc.boolean(),
      }),
      exchangeRates: fc.record({
        asOf: fc.constant('2027-03-01'),
        rates: some({ EUR: fc.constant(1.17), USD: fc.constant(1.3) }),
      }),
      where: fc.record({
        map: fc.constant({ url: '/map.svg', width: 800, height: 500, alt: 'The bay' }),
        labels: fc.array(fc.record({ name: words, x: percent, y: percent, isHotel: fc.boolean() }), {
          maxLength: 3,
        }),
        ways: fc.array(fc.record({ title: words, text: words, sign: fc.constantFrom('train', 'car') }), {
          maxLength: 3,
        }),
        access: fc.array(row, { maxLength: 3 }),
        hours: fc.array(row, { maxLength: 3 }),
        parking: words,
      }),
    }),
  ),
  fc.tuple(
    fc.constant('settings'),
    some({
      receptionRefundLimit: percent,
      receptionVoucherLimit: percent,
      eraseGuestsAfterMonths: fc.integer({ min: 1, max: 240 }),
      noAvailabilityMessage: words,
      sameDayBookingRestriction: fc.record({
        enabled: fc.boolean(),
        hour: fc.integer({ min: 0, max: 23 }),
        minute: fc.integer({ min: 0, max: 59 }),
        message: words,
      }),
    }),
  ),
  fc.tuple(fc.constant('bookingIncentives'), fc.array(words, { maxLength: 6 })),
  fc.tuple(fc.constantFrom('locations.71', 'locations.72'), fc.record({ id: fc.constant(0), name: words })),
  fc.tuple(
    fc.constantFrom('restaurants.81', 'restaurants.82'),
    fc.record({
      id: fc.constant(0),
      name: words,
      description: words,
      noAvailabilityText: words,
      maxOnlinePartySize: fc.integer({ min: 1, max: 12 }),
      closedDates: fc.constantFrom([], ['2027-12-25']),
      sittings: fc.constant([
        {
          name: 'Dinner',
          from: '2027-04-01',
          to: '2027-04-30',
          firstTime: '18:00',
          lastTime: '20:00',
          everyMinutes: 30,
          turnMinutes: 90,
          covers: 20,
          leaveTime: false,
        },
      ]),
    }),
  ),
);

/** As it is stored: without spaces around words, and with the number of its part. */
const stored = (part: string, changes: object) =>
  JSON.parse(JSON.stringify(changes), (key, inner: unknown) => {
    if (key === 'id') return Number(part.replace(/^\w+\./, ''));
    return typeof inner === 'string' ? inner.trim() : inner;
  });

test('after any edits an export imports to the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 6 }), async (all) => {
      for (const [part, changes] of all) {
        const answer = await ruth.edit(part, stored(part, changes));
        expect([part, answer.statusCode, answer.json().ModelState]).toEqual([part, 200, undefined]);
      }
      const before = await exported();
      if (await ruth.hasDrafts()) expect((await ruth.publish()).statusCode).toBe(200);
      const after = await exported();
      const definition = definitionOf(after);
      for (const [part, changes] of new Map(all))
        expect(partOf(definition, part)).toMatchObject(stored(part, changes));
      expect(after.ratePlans).toEqual(before.ratePlans);
      expect((await bring(after)).hasChanges).toBe(false);
      expect(JSON.stringify(await exported())).toBe(JSON.stringify(after));
      await bring(hotel, { replace: true });
    }),
    { numRuns: runsOf(12) },
  );
}, 60_000);
