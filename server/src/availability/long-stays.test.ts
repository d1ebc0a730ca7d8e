import { addDays, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MOST = 5;
const file = buildHotelFile({ settings: { maxNightsOnStay: MOST, giftVouchers: { name: 'Quay gifts' } } });

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: file, limits: { searchWorkPerAddress: 1 } });
});
afterAll(() => world.close());

const words = 'A stay is 5 nights at most. For a longer one, please contact us';
const stayOf = (nights: number, arrival = localDate('2027-03-03')) => ({
  DateFrom: arrival,
  DateTo: addDays(arrival, nights),
});

const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  world.app.inject({ method: 'POST', url: `/api/${url}`, payload, remoteAddress });

const search = (nights: number, remoteAddress?: string, arrival?: LocalDate) =>
  post(
    'Availability/Search',
    {
      PropertyId: 7,
      ...stayOf(nights, arrival),
      Rooms: [{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }],
    },
    remoteAddress,
  );

const calendar = (remoteAddress: string, fromDate = '2027-03-01') =>
  world.app.inject({
    url: '/api/Availability',
    query: { propertyId: '7', fromDate, toDate: '2027-03-20' },
    remoteAddress,
  });

test('a stay longer than the hotel takes is refused in words by each call that takes a stay', async () => {
  const rooms = (nights: number) => [buildRoom(stayOf(nights))];
  const extras = (nights: number) => {
    const { DateFrom, DateTo } = stayOf(nights);
    return world.app.inject({
      url: '/api/Service/Get',
      query: {
        propertyId: '7',
        roomTypeId: '11',
        ratePlanId: '21',
        dateOfArrival: DateFrom,
        dateOfDeparture: DateTo,
        languageCode: 'en',
      },
    });
  };
  const voucher = (nights: number) =>
    post('Reservation/CheckVoucherCode', {
      PropertyId: 7,
      LanguageCode: 'en',
      VoucherCode: 'GIFT-1',
      Rooms: rooms(nights),
    });
  const booking = (nights: number) =>
    post('Reservation/Create', buildFlexibleBooking({ ...stayOf(nights), Rooms: rooms(nights) }));

  const calls = { DateTo: search, dateOfDeparture: extras, 'Rooms[0].DateTo': voucher };
  for (const [field, call] of [...Object.entries(calls), ['Rooms[0].DateTo', booking] as const]) {
    expect((await call(MOST)).statusCode).toBe(200);
    const refused = await call(MOST + 1);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ ModelState: { [field]: [words] } });
  }
});

test('the calendar offers no longer stay, and its settings have that limit', async () => {
  const days = (await calendar('192.0.2.2')).json<{ MaxLengthOfStay: number | null }[]>();
  expect(Math.max(...days.map((day) => day.MaxLengthOfStay ?? 0))).toBe(MOST);
  const config = await world.app.inject({ url: '/api/Book/Config/7' });
  expect(config.json()).toMatchObject({ MaxNightsOnStay: MOST });
});

test('an address with too expensive searches waits for the next minute and is counted, and another does not', async () => {
  const greedy = '192.0.2.3';
  let answer = await calendar(greedy);
  for (let day = 0; answer.statusCode === 200 && day < 1_000; day++) {
    answer = await search(MOST, greedy, addDays(localDate('2027-03-03'), day));
  }
  expect(answer.statusCode).toBe(429);
  const refused = await calendar(greedy);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({ RefusalCode: 'request.too-many' });
  expect(refused.json<{ Message: string }>().Message).toContain(file.property.telephone);
  expect((await calendar('192.0.2.4')).statusCode).toBe(200);
  const { body: figures } = await world.app.inject('/metrics');
  expect(figures, 'a search and a calendar').toContain(
    'portico_limits_met_total{limit="search-work-per-address"} 2',
  );
  world.setNow('2027-02-20T12:01:00Z');
  expect((await search(1, greedy)).statusCode).toBe(200);
});

test('searches for new stays use up an address’s allowance, and a repeated one does not', async () => {
  const searcher = '192.0.2.5';
  const repeated = async () => (await search(MOST, '192.0.2.6')).statusCode;
  let answer = await search(MOST, searcher);
  for (let count = 1; answer.statusCode === 200 && count < 1_000; count++) {
    expect(await repeated()).toBe(200);
    answer = await search(MOST, searcher, addDays(localDate('2027-03-03'), count));
  }
  expect(answer.statusCode).toBe(429);
  expect(await repeated()).toBe(200);
});

test('a calendar costs an address what its days cost to compute, and the same one again nothing', async () => {
  world.setNow('2027-02-20T12:10:00Z');
  const reader = '192.0.2.7';
  for (let time = 0; time < 400; time++) expect((await calendar(reader)).statusCode).toBe(200);
  const others = await Promise.all(
    Array.from({ length: 28 }, (_, day) => calendar(reader, addDays(localDate('2027-02-21'), day))),
  );
  expect(others.map(({ statusCode }) => statusCode)).toContain(200);
  expect((await calendar(reader, '2027-03-19')).statusCode).toBe(429);
});
