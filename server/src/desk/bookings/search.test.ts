import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { everyBooking } from '@portico/contract/desk/every-booking';
import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildHotelFile, DOUBLE, FAMILY, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { callDeskAs } from '@portico/testing/world/desk-call';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Takes = DeskTakes<'Bookings/Search'>;

const whatever: Takes = { ...everyBooking, isLatestFirst: false, after: null, limit: 50 };

let world: World;
let numbers: Record<string, string>;
beforeAll(async () => {
  const allotments = [{ from: '2027-03-01', to: '2027-04-29', rooms: 9 }];
  world = await openWorld({ hotel: buildHotelFile({ allotments }) });
  numbers = {
    ines: await book('Inês', 'Ferreira-Lund', '+351 912 345 678', '2027-03-03'),
    lukasz: await book('Łukasz', 'O’Neill', '+44 7700 900123', '2027-03-10'),
    gwilym: await book('Gwilym', 'ap Rhys', '+44 7700 900456', '2027-03-20', 'Tobias Wrenfield'),
    paid: await bookPaid(),
  };
});
afterAll(() => world.close());

async function book(first: string, last: string, phone: string, from: string, sleeper = `${first} ${last}`) {
  const [FirstName = '', LastName = ''] = sleeper.split(' ');
  const dates = {
    DateFrom: from,
    DateTo: from.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0')),
  };
  const { Booker } = buildBooking();
  const { body } = await world.book(
    buildFlexibleBooking({
      ...dates,
      Booker: {
        ...Booker,
        FirstName: first,
        LastName: last,
        Phone: phone,
        Email: `${first === 'Inês' ? 'ines.lund' : 'guest'}@correio.example`,
      },
      Rooms: [
        buildRoom({ ...dates, RatePlanId: FLEXIBLE, TotalCost: 200, LeadGuest: { FirstName, LastName } }),
      ],
    }),
  );
  expect(body.Success, JSON.stringify(body)).toBe(true);
  return String(body.ReferenceNumber);
}

async function bookPaid() {
  const { body } = await world.book(buildBooking());
  return String(body.ReferenceNumber);
}

const answer = async (takes: Partial<Takes>) =>
  (await callDeskAs(world, 'reception', 'Bookings/Search', { ...whatever, ...takes })).body;

/** Who of the four is found, by the names above. */
async function found(takes: Partial<Takes>): Promise<string[]> {
  const { bookings } = await answer(takes);
  const names = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
  return bookings.map(({ number }) => names.get(number) ?? number).toSorted();
}

describe('a booking is found by', () => {
  test.each([
    ['ferreira', ['ines']],
    ['INES', ['ines']],
    ['inês ferreira lund', ['ines']],
    ['Lund, Inês', []],
    ['lund', ['ines']],
    ['lukasz', ['lukasz']],
    ["o'neill", ['lukasz']],
    ['O’Neill, Łukasz', ['lukasz']],
    ['rhys', ['gwilym']],
    ['wrenf', ['gwilym']],
    ['tobias wren', ['gwilym']],
    ['renfield', []],
    ['%', []],
    ['ines.lund@', ['ines']],
    ['INES.LUND@CORREIO.EXAMPLE', ['ines']],
    ['ines.lund', ['ines']],
  ])('%s', async (find, who) => {
    expect(await found({ find })).toEqual(who);
  });

  test.each([
    ['+351 912 345 678', ['ines']],
    ['912345678', ['ines']],
    ['00351 912-345-678', ['ines']],
    ['0912 345 678', ['ines']],
    ['5678', ['ines']],
    ['+44 7700 900456', ['gwilym']],
    ['(07700) 900456', ['gwilym']],
    ['07700 900123', ['lukasz', 'paid']],
    ['900999', []],
  ])('the telephone number %s, however it is stored', async (find, who) => {
    expect(await found({ find })).toEqual(who);
  });

  test('its number, whole or how it begins, with spaces and in any case', async () => {
    const { ines = '' } = numbers;
    for (const find of [ines, ines.toLowerCase(), ines.replace(/(.{4})/g, '$1 '), ines.slice(0, 6)])
      expect(await found({ find }), find).toContain('ines');
  });
});

test('guests beside the lead guest are found by either name, once they are named', async () => {
  const fellow = (firstName: string, lastName: string, isPlaceholder = false) => ({
    ...{ firstName, lastName, email: '', phone: '' },
    isChild: false,
    isPlaceholder,
  });
  const guests = [fellow('Zoë', "D'Arcy-Quill"), fellow('Guest', '3', true)];
  await world.db.database.kysely
    .updateTable('reservation_item')
    .set({ guests: JSON.stringify(guests) })
    .where('reservation_id', 'in', ({ selectFrom }) =>
      selectFrom('reservation')
        .select('reservation_id')
        .where('reference_number', '=', numbers['ines'] ?? ''),
    )
    .execute();
  for (const find of ['zoe', "d'arcy quill", 'D’Arcy-Quill, Zoë', "zoe d'ar"])
    expect(await found({ find }), find).toEqual(['ines']);
  for (const find of ['guest 3', 'arcy', 'zoe x', "'", '\\', ':*'])
    expect(await found({ find }), find).toEqual([]);
  const [line] = (await answer({ find: 'zoe' })).bookings;
  expect(line?.rooms[0]?.fellows).toEqual(["Zoë D'Arcy-Quill"]);
});

test('a room type and money that is owed narrow it, and the counts with it', async () => {
  expect(await found({ roomTypeId: DOUBLE })).toHaveLength(4);
  expect(await found({ roomTypeId: FAMILY })).toEqual([]);
  expect(await found({ money: 'owing' })).toEqual(['gwilym', 'ines', 'lukasz']);
  expect(await found({ money: 'declined' })).toEqual([]);
  const { counts, isCut } = await answer({ money: 'owing', roomTypeId: DOUBLE });
  expect([counts, isCut]).toMatchObject([{ coming: 3, gone: 0, all: 3 }, false]);
  const narrow = { departure: { from: '2027-03-12', to: '2027-03-12' }, money: 'owing' } as const;
  expect(await found(narrow)).toEqual(['lukasz']);
  expect(await found({ find: 'ines', money: 'owing' })).toEqual(['ines']);
  const takes = {
    number: numbers['ines'] ?? '',
    version: null,
    kind: 'paid',
    way: 'cash',
    minor: 200_00,
  } as const;
  await callDeskAs(world, 'reception', 'Booking/TakePayment', takes);
  expect(await found({ money: 'owing' })).toEqual(['gwilym', 'lukasz']);
});

test('dates of arrival, of departure and of booking narrow it, both days included', async () => {
  const of = (from: string | null, to: string | null) => ({ from, to });
  expect(await found({ arrival: of('2027-03-03', '2027-03-10') })).toEqual(['ines', 'lukasz', 'paid']);
  expect(await found({ departure: of('2027-03-12', '2027-03-12') })).toEqual(['lukasz']);
  expect(await found({ booked: of('2027-02-20', '2027-02-20') })).toHaveLength(4);
  expect(await found({ booked: of('2027-02-21', null) })).toEqual([]);
  expect(await found({ booked: of(null, '2027-02-19') })).toEqual([]);
  expect(await found({ arrival: of('2027-03-04', null), find: 'ines' })).toEqual([]);
});

test('the way of paying narrows it', async () => {
  expect(await found({ paymentType: 'card' })).toEqual(['paid']);
  expect(await found({ paymentType: 'none' })).toEqual(['gwilym', 'ines', 'lukasz']);
  expect(await found({ paymentType: 'paystack' })).toEqual([]);
});

test('each booking is in one tab besides All, and each tab is counted with the other filters', async () => {
  world.setNow('2027-03-11T12:00:00Z');
  await world.db.database.kysely
    .updateTable('reservation')
    .set({ status: 'cancelled' })
    .where('reference_number', '=', numbers['paid'] ?? '')
    .execute();
  try {
    expect(await found({ tab: 'coming' })).toEqual(['gwilym']);
    expect(await found({ tab: 'in-house' })).toEqual(['lukasz']);
    expect(await found({ tab: 'gone' })).toEqual(['ines']);
    expect(await found({ tab: 'cancelled' })).toEqual(['paid']);
    expect(await found({ tab: 'unfinished' })).toEqual([]);
    expect(await found({ status: 'cancelled' })).toEqual(['paid']);
    const counts = { coming: 1, 'in-house': 1, gone: 1, cancelled: 1, unfinished: 0, all: 4 };
    expect((await answer({ tab: 'gone' })).counts).toEqual(counts);
    expect((await answer({ find: 'rhys' })).counts).toMatchObject({ coming: 1, gone: 0, all: 1 });
  } finally {
    await world.db.database.kysely.updateTable('reservation').set({ status: 'confirmed' }).execute();
    world.setNow('2027-02-20T12:00:00Z');
  }
});

test.each([false, true])(
  'pages have each booking once, by arrival (latest first: %s)',
  async (isLatestFirst) => {
    const arrivals: string[] = [];
    const seen = new Set<string>();
    let after: Takes['after'] = null;
    do {
      const { bookings, next }: Awaited<ReturnType<typeof answer>> = await answer({
        limit: 1,
        after,
        isLatestFirst,
      });
      arrivals.push(...bookings.map(({ arrival }) => arrival));
      for (const { number } of bookings) seen.add(number);
      after = next;
    } while (after !== null);
    expect(seen.size).toBe(4);
    expect(arrivals).toEqual(isLatestFirst ? arrivals.toSorted().toReversed() : arrivals.toSorted());
    expect(arrivals).toHaveLength(4);
  },
);

test('a line has what a list shows, and what is still to pay', async () => {
  const { bookings } = await answer({ find: 'rhys' });
  expect(bookings).toMatchObject([
    {
      booker: { name: 'Gwilym ap Rhys', phone: expect.stringContaining('900456') },
      arrival: '2027-03-20',
      departure: '2027-03-22',
      rooms: [{ roomType: 'Double', guest: 'Tobias Wrenfield', adults: 1 }],
      toPayMinor: 20_000,
      toPayBy: 'hotel',
    },
  ]);
});
