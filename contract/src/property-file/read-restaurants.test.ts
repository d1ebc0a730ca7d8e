import { expect, test } from 'vitest';
import { faultsOf, goodFile } from './good-file.fixture.ts';
import { readPropertyFile } from './read-property-file.ts';

const dinner = {
  name: 'Dinner',
  from: '2027-01-01',
  to: '2027-12-31',
  firstTime: '18:00',
  lastTime: '21:00',
  turnMinutes: 120,
  covers: 40,
};
const room = {
  id: 1,
  name: 'The Gull’s Table',
  description: 'Beside the bar.',
  maxOnlinePartySize: 6,
  sittings: [dinner],
};

const withRestaurants = (...restaurants: object[]) => ({ ...goodFile(), restaurants });
const paths = (document: object) => faultsOf(document).map(({ path }) => path);

test('a restaurant states when there are tables, for how many and for how long; the rest has defaults', () => {
  const read = readPropertyFile(withRestaurants(room));
  expect(read).toMatchObject({
    ok: true,
    file: {
      restaurants: [
        {
          minOnlinePartySize: 1,
          closesMinutesBefore: 60,
          promotions: [],
          closedDates: [],
          sittings: [{ everyMinutes: 30, leaveTime: false }],
        },
      ],
    },
  });
});

test('a hotel without a restaurant needs none', () => {
  expect(readPropertyFile(goodFile())).toMatchObject({ ok: true, file: { restaurants: [] } });
});

test.each([
  [{ maxOnlinePartySize: 0 }, 'restaurants[0].maxOnlinePartySize'],
  [{ minOnlinePartySize: 7 }, 'restaurants[0].maxOnlinePartySize'],
  [{ sittings: [] }, 'restaurants[0].sittings'],
  [{ sittings: [{ ...dinner, firstTime: '18:10' }] }, 'restaurants[0].sittings[0].firstTime'],
  [{ sittings: [{ ...dinner, firstTime: '02:00' }] }, 'restaurants[0].sittings[0].firstTime'],
  [{ sittings: [{ ...dinner, firstTime: '21:30' }] }, 'restaurants[0].sittings[0].lastTime'],
  [{ sittings: [{ ...dinner, to: '2026-12-31' }] }, 'restaurants[0].sittings[0].to'],
  [{ sittings: [{ ...dinner, turnMinutes: 50 }] }, 'restaurants[0].sittings[0].turnMinutes'],
  [
    { sittings: [{ ...dinner, lastTime: '23:45', turnMinutes: 360 + 30 }] },
    'restaurants[0].sittings[0].turnMinutes',
  ],
  [{ sittings: [{ ...dinner, weekdays: ['Mon', 'Mon'] }] }, 'restaurants[0].sittings[0].weekdays[1]'],
  [
    { sittings: [dinner, { ...dinner, firstTime: '22:30', lastTime: '22:30' }] },
    'restaurants[0].sittings[1].firstTime',
  ],
  [{ closedDates: ['2027-02-30'] }, 'restaurants[0].closedDates[0]'],
  [
    {
      partySizesOnDates: [{ from: '2027-12-24', to: '2027-12-25', minimum: 4, maximum: 2 }],
    },
    'restaurants[0].partySizesOnDates[0].maximum',
  ],
  [
    { promotions: [{ id: 1, name: 'Supper', pricePerPerson: 19.999 }] },
    'restaurants[0].promotions[0].pricePerPerson',
  ],
  [
    { promotions: [{ id: 1, name: 'Supper', firstTime: '20:00', lastTime: '18:00' }] },
    'restaurants[0].promotions[0].lastTime',
  ],
  [
    {
      promotions: [
        { id: 1, name: 'Supper' },
        { id: 1, name: 'Lunch' },
      ],
    },
    'restaurants[0].promotions[1].id',
  ],
])('a fault of a restaurant is named where it stands: %j', (changes, path) => {
  expect(paths(withRestaurants({ ...room, ...changes }))).toContain(path);
});

test('lunch and dinner of one day share no table’s time, and the same time on other days is no fault', () => {
  const lunch = { ...dinner, name: 'Lunch', firstTime: '12:00', lastTime: '16:00' };
  const brunch = { ...dinner, name: 'Brunch', firstTime: '15:00', lastTime: '16:15' };
  const on = (weekdays: string[], sitting: object) => ({ ...sitting, weekdays });
  expect(paths(withRestaurants({ ...room, sittings: [dinner, lunch] }))).toEqual([]);
  expect(paths(withRestaurants({ ...room, sittings: [dinner, brunch] }))).toEqual([
    'restaurants[0].sittings[1].firstTime',
  ]);
  const apart = [on(['Mon', 'Tue'], dinner), on(['Wed'], brunch)];
  expect(paths(withRestaurants({ ...room, sittings: apart }))).toEqual([]);
});

test('the restaurant to begin with has to be one of the file', () => {
  const settings = { ...goodFile().settings, defaultRestaurant: 2 };
  expect(paths({ ...withRestaurants(room), settings })).toEqual(['settings.defaultRestaurant']);
  expect(paths({ ...withRestaurants({ ...room, id: 2 }), settings })).toEqual([]);
});
