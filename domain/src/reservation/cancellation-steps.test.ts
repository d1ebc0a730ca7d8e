import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumber, localDate } from '../calendar/local-date.ts';
import { instantAt, localTimeAt } from '../calendar/property-clock.ts';
import {
  cancellationFeeMinor,
  type CancellationFee,
  type CancellationPolicy,
} from './cancellation-policy.ts';
import { cancellationSteps } from './cancellation-steps.ts';
import { termsByRoom } from './terms-by-room.ts';

const full = { kind: 'full' } as const;
const oneNight = { kind: 'nights', nights: 1 } as const;
const half = { kind: 'percent', basisPoints: 5_000 } as const;

const roomFrom = (arrival: string, ...nightly: number[]) => ({
  stay: { arrival: localDate(arrival), departure: addDays(localDate(arrival), nightly.length) },
  nights: nightly.map((grossMinor) => ({ grossMinor, cityTaxMinor: 0 })),
  cityTaxMinor: 0,
  grossMinor: nightly.reduce((sum, minor) => sum + minor, 0),
});
const from = (daysBefore: number, at: string, fee: CancellationFee): CancellationPolicy => ({
  entries: [{ daysBefore, at, fee }],
  noShow: full,
});

describe('The steps of cancelling', () => {
  test('are read off the hotel’s clock, whatever the guest’s own shows', () => {
    const policy = from(2, '18:00', full);
    const room = roomFrom('2027-03-14', 100_00);
    // 17:30 in London is 09:30 in Los Angeles; an hour later the step is due for both.
    const before = Date.UTC(2027, 2, 12, 17, 30);
    for (const [instant, minor] of [
      [before, 0],
      [before + 3_600_000, 100_00],
    ] as const)
      expect(cancellationSteps(policy, room, localTimeAt(instant, 'Europe/London')).steps[0].minor).toBe(
        minor,
      );
    const inLosAngeles = localTimeAt(before + 3_600_000, 'America/Los_Angeles');
    expect(cancellationSteps(policy, room, inLosAngeles).steps[0].minor).toBe(0);
  });

  test('begin with the next minute shown where the clock skips their time', () => {
    // London skips 01:00 to 01:59 on 28 March 2027.
    const policy = from(1, '01:30', full);
    const room = roomFrom('2027-03-29', 100_00);
    const skipped = instantAt(localDate('2027-03-28'), 2, 'Europe/London');
    const at = (instant: number) => cancellationSteps(policy, room, localTimeAt(instant, 'Europe/London'));
    expect(at(skipped - 60_000).steps.map(({ minor }) => minor)).toEqual([0, 100_00]);
    expect(at(skipped).steps.map(({ minor }) => minor)).toEqual([100_00]);
  });

  test('never hide what cancelling comes to cost until the arrival', () => {
    const fee = fc.oneof(
      fc.record({ kind: fc.constantFrom('none' as const, 'full' as const) }),
      fc.record({ kind: fc.constant('nights' as const), nights: fc.nat(9) }),
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(12_000) }),
    );
    const entry = fc.record({ daysBefore: fc.nat(9), at: fc.constantFrom('00:00', '12:00', '18:00'), fee });
    const booking = fc.record({ daysBefore: fc.constant(null), at: fc.constant(null), fee });
    const nights = fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, booking)), nights, fc.nat(12), (entries, nightly, ahead) => {
        const policy = { entries, noShow: full };
        const room = roomFrom('2027-03-14', ...nightly);
        const { arrival } = room.stay;
        const { steps } = cancellationSteps(policy, room, {
          date: addDays(arrival, -ahead),
          hour: 6,
          minute: 0,
        });
        for (let day = dayNumber(arrival) - ahead; day <= dayNumber(arrival); day += 1)
          for (const hour of [6, 12, 17, 18]) {
            const now = { date: addDays(arrival, day - dayNumber(arrival)), hour, minute: 0 };
            const at = `${now.date} ${String(hour).padStart(2, '0')}:00`;
            const stated = steps.filter(
              (step) => step.from === null || `${step.from.date} ${step.from.at}` <= at,
            );
            expect(stated.at(-1)?.minor).toBe(cancellationFeeMinor(policy, room, now));
          }
      }),
    );
  });
});

describe('Rooms of one booking', () => {
  const now = { date: localDate('2027-03-01'), hour: 12, minute: 0 };
  const flexible = from(2, '18:00', oneNight);
  const strict = from(7, '18:00', half);
  const rooms = [
    { name: 'first', policy: flexible, room: roomFrom('2027-03-14', 90_00, 110_00) },
    { name: 'second', policy: strict, room: roomFrom('2027-03-14', 100_00, 100_00) },
    { name: 'third', policy: flexible, room: roomFrom('2027-03-14', 70_00, 70_00) },
  ];
  const shared = termsByRoom(rooms, ({ policy, room }) => cancellationSteps(policy, room, now));

  test('stand together where their steps are the same, with the sums of both', () => {
    expect(shared.map((group) => group.rooms.map(({ name }) => name))).toEqual([
      ['first', 'third'],
      ['second'],
    ]);
    expect(shared.map(({ terms }) => terms.steps.map(({ minor }) => minor))).toEqual([
      [0, 160_00],
      [0, 100_00],
    ]);
    expect(shared.map(({ terms }) => terms.noShow.minor)).toEqual([340_00, 200_00]);
  });

  test('stand apart where only not coming costs something else', () => {
    const lenient = { ...flexible, noShow: oneNight };
    const [first] = rooms;
    const pair = [flexible, lenient].map((policy) => ({
      policy,
      room: first?.room ?? roomFrom('2027-03-14'),
    }));
    expect(termsByRoom(pair, ({ policy, room }) => cancellationSteps(policy, room, now))).toHaveLength(2);
  });
});
