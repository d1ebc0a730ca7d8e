import { propertyGroupResponseSchema } from '@portico/contract/calls/property-group';
import { buildGroupFile } from '@portico/testing/builders/group-file';
import { buildHotelFile, buildPromotion, housePicture } from '@portico/testing/builders/hotel-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const lodge = buildHotelFile({
    property: { id: 8, code: 'Lodge', name: 'The Lodge', currency: 'EUR', hotelRating: 4.5 },
    settings: { maxNumberOfRoomsOnBooking: 9, enableInfantSearch: false },
  });
  await insertHotel(world.db.database, lodge);
  await insertGroup(
    world.db.database,
    buildGroupFile([
      { id: 1, name: 'Inland', properties: ['LODGE'] },
      { id: 2, name: 'The harbour', properties: ['quay'] },
    ]),
  );
});
afterAll(() => world.close());

const get = (id: string) => world.app.inject({ url: `/api/PropertyGroup/${encodeURIComponent(id)}` });

test('a group is found by its id and its code, in any case', async () => {
  const answers = await Promise.all(['3', 'shore', 'SHORE'].map(get));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).toBe(answers[0]?.body);
  }
});

test.each([
  'nowhere',
  '7',
  'quay',
  '0',
  '03',
  '-3',
  '3.0',
  '4294967299',
  '%00',
  'x'.repeat(41),
  "O'Brien",
  'null',
])('no group is found by %j', async (id) => {
  const { statusCode, body } = await get(id);
  expect([400, 404]).toContain(statusCode);
  expect(JSON.parse(body)).toHaveProperty('Message');
});

test('a group names its areas and its hotels in the order of its file, each with its own money', async () => {
  const group = propertyGroupResponseSchema.parse((await get('shore')).json());
  expect(group).toMatchObject({
    PropertyGroupId: 3,
    PropertyGroupCode: 'Shore',
    PropertyGroupName: 'Houses of the shore',
    Desk: null,
    UseAreaSearch: true,
    Areas: [
      { AreaId: 1, Name: 'Inland', PropertyIds: [8] },
      { AreaId: 2, Name: 'The harbour', PropertyIds: [7] },
    ],
    Theme: { Primary: '#1f4e5f' },
  });
  expect(
    group.Properties.map(({ PropertyCode, AreaId, Currency, HotelRating }) => [
      PropertyCode,
      AreaId,
      Currency,
      HotelRating,
    ]),
  ).toEqual([
    ['Lodge', 1, 'EUR', 4.5],
    ['Quay', 2, 'GBP', null],
  ]);
});

test('a search may ask for whatever one of the hotels takes', async () => {
  const group = propertyGroupResponseSchema.parse((await get('shore')).json());
  expect(group).toMatchObject({
    MaxNumberOfRoomsOnBooking: 9,
    MaxNightsOnStay: 90,
    EnableInfantSearch: true,
    HidePromoCodeOnLandingPage: true,
  });
});

test('a promo code field is shown once a hotel has a promotion', async () => {
  const quay = buildHotelFile({ property: { id: 9, code: 'Pier' }, promotions: [buildPromotion()] });
  await insertHotel(world.db.database, quay);
  await insertGroup(
    world.db.database,
    buildGroupFile([{ id: 1, name: 'Piers', properties: ['pier'] }], { id: 4, code: 'Piers' }),
  );
  expect((await get('piers')).json()).toMatchObject({ HidePromoCodeOnLandingPage: false });
});

test('a map names its hotels by id, and a group without one has none', async () => {
  expect((await get('shore')).json()).toMatchObject({ Map: null });
  await insertGroup(
    world.db.database,
    buildGroupFile(
      [{ id: 1, name: 'Inland', properties: ['LODGE'] }],
      { id: 6, code: 'Mapped' },
      { picture: housePicture, hotels: [{ property: 'lodge', x: 12.5, y: 80 }] },
    ),
  );
  expect((await get('mapped')).json()).toMatchObject({
    Map: { Picture: { Url: housePicture.url }, Hotels: [{ PropertyId: 8, X: 12.5, Y: 80 }], Areas: [] },
  });
});

test('a hotel with an unreadable row is omitted, and the others are shown', async () => {
  await world.db.database.kysely
    .insertInto('property')
    .values({ property_id: 5 as never, code: 'broken', definition: '{}', imported_at: new Date() })
    .execute();
  await insertGroup(
    world.db.database,
    buildGroupFile([{ id: 1, name: 'Both', properties: ['broken', 'quay'] }], { id: 5, code: 'Both' }),
  );
  const { statusCode, body } = await get('both');
  expect(statusCode).toBe(200);
  const { Properties } = propertyGroupResponseSchema.parse(JSON.parse(body));
  expect(Properties.map(({ PropertyCode }) => PropertyCode)).toEqual(['Quay']);
});
