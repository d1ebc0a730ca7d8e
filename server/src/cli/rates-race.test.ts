import { buildBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile, DOUBLE, FIRST_NIGHT, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld } from '@portico/testing/world/world';
import { expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

const nine = [{ from: FIRST_NIGHT, to: '2027-04-29', rooms: 9 }];

test('desk, command and guests race for the last rooms: never more is taken than is for sale, and who is refused changed nothing', async () => {
  const world = await openWorld({ hotel: buildHotelFile({ allotments: nine }) });
  const nell = await openStaff(world, 'reception', 'nell');
  const dates = { from: '2027-03-03', to: '2027-03-04' };
  const command = (rooms: number) =>
    hotelCommand(
      ['availability', 'set', '--property', 'quay', '--from', dates.from, '--to', dates.to].concat([
        '--room-type',
        'double',
        '--rooms',
        String(rooms),
      ]),
      {
        environment: { DATABASE_URL: world.db.url, SANDBOX: 'on' },
        folder: '/',
        clock: { now: () => new Date('2027-02-20T12:00:00Z') },
        log: { error: (_facts, message) => expect.fail(message) },
      },
    );
  const desk = (rooms: number) =>
    nell.call('Rates/Save', {
      changes: [{ roomTypeIds: [DOUBLE], ...dates, weekdays: null, rooms: { kind: 'set', rooms } }],
      seen: null,
    });
  for (const rooms of [6, 3, 1]) {
    const before = await nell.ask('Rates/Read', { from: dates.from, nights: 1 });
    const [byDesk, byCommand] = await Promise.all([
      desk(rooms),
      command(rooms + 1),
      ...Array.from({ length: 3 }, () => world.book(buildBooking())),
    ]);
    const { roomTypes } = await nell.ask('Rates/Read', { from: dates.from, nights: 1 });
    const night = roomTypes[0]?.nights[0];
    expect(night?.taken).toBeLessThanOrEqual(night?.rooms ?? 0);
    const possible = [
      ...(byDesk.status === 200 ? [rooms] : []),
      ...(byCommand.exitCode === 0 ? [rooms + 1] : []),
    ];
    const left = possible.length > 0 ? possible : [before.roomTypes[0]?.nights[0]?.rooms];
    expect(left).toContain(night?.rooms);
  }
  await world.close();
});

test('of several who save the same preview at once, exactly one does', async () => {
  const world = await openWorld({ hotel: buildHotelFile() });
  const nell = await openStaff(world, 'reception', 'nell');
  const changes = [
    {
      roomTypeIds: [DOUBLE],
      from: '2027-03-03',
      to: '2027-03-04',
      weekdays: null,
      rates: { ratePlanIds: [FLEXIBLE], price: { kind: 'raise', minor: 1_000 } as const },
    },
  ];
  const { seen } = await nell.ask('Rates/PreviewSave', { changes, seen: null });
  const all = await Promise.all(Array.from({ length: 4 }, () => nell.call('Rates/Save', { changes, seen })));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const { roomTypes } = await nell.ask('Rates/Read', { from: '2027-03-03', nights: 1 });
  expect(roomTypes[0]?.rates[0]?.nights[0]).toMatchObject({ priceMinor: 11_000 });

  const [saved] = all.filter(({ status }) => status === 200);
  const { saveId } = saved?.body.saved ?? {};
  const undone = await Promise.all(Array.from({ length: 3 }, () => nell.call('Rates/Undo', { saveId })));
  expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
  await world.close();
});
