import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allotRefund, freeShares, staying } from './allot-refund.ts';
import { placePayments, VOUCHER, type Payment, type PricedPart } from './payment-shares.ts';

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

const part = fc
  .record({
    room: fc.constantFrom('1', '2', '3'),
    part: fc.constantFrom('a', 'b', 'c', 'd', 'fee'),
    grossMinor: fc.integer({ min: 0, max: 90_000 }),
    duePercent: fc.constantFrom(0, 30, 50, 100),
  })
  .map(({ duePercent, ...one }): PricedPart => {
    return { ...one, dueMinor: Math.floor((one.grossMinor * duePercent) / 100) };
  });
const parts = fc.uniqueArray(part, { selector: (one) => one.room + one.part, maxLength: 12 });
const payments = fc.array(fc.integer({ min: 1, max: 120_000 }), { maxLength: 5 }).map((sums) =>
  sums.map((minor, index): Payment => ({
    id: index === 0 ? VOUCHER : `card ${index}`,
    payer: index < 2 ? 'booking' : `payer ${index}`,
    minor,
  })),
);
const share = fc.record({
  payment: fc.constantFrom(VOUCHER, 'card 1', 'card 2', 'card 3', 'card 9'),
  room: fc.constantFrom('1', '2', '9'),
  part: fc.constantFrom('a', 'b', 'z'),
  minor: fc.integer({ min: 1, max: 90_000 }),
});

test('whatever was retained of them, the shares of each payment add up to it, and no part is paid twice', () => {
  fc.assert(
    fc.property(parts, payments, fc.array(share, { maxLength: 8 }), (before, paid, known) => {
      const shares = placePayments(before, paid, known);
      for (const { id, minor } of paid)
        expect(sum(shares.map((one) => (one.payment === id ? one.minor : 0)))).toBe(minor);
      for (const one of before) {
        const ofPart = shares.filter(({ room, part: name }) => room === one.room && name === one.part);
        expect(sum(ofPart.map(({ minor }) => minor))).toBeLessThanOrEqual(one.grossMinor);
      }
      expect(shares.every(({ minor }) => minor > 0)).toBe(true);
      expect(placePayments(before, paid, shares)).toEqual(shares);
    }),
    { numRuns: 1_000 },
  );
});

test('any refund is allotted whole, and none gets back more than it has paid', () => {
  fc.assert(
    fc.property(parts, parts, payments, fc.nat(100), (before, after, paid, percent) => {
      const freed = freeShares(after, paid, placePayments(before, paid, []));
      const voucherMinor = sum(paid.map(({ id, minor }) => (id === VOUCHER ? minor : 0)));
      const { voucherMinor: retainedMinor } = staying(freed);
      expect(retainedMinor).toBeGreaterThanOrEqual(0);
      expect(retainedMinor).toBeLessThanOrEqual(
        Math.min(voucherMinor, sum(after.map((one) => one.grossMinor))),
      );
      const cardsMinor = sum(paid.map(({ minor }) => minor)) - voucherMinor;
      const refundMinor = Math.floor((cardsMinor * percent) / 100);
      const { refunds, shares } = allotRefund(after, paid, freed, refundMinor);
      expect(sum(refunds.map(({ minor }) => minor))).toBe(refundMinor);
      expect(new Set(refunds.map(({ payment }) => payment)).size).toBe(refunds.length);
      for (const { id, minor } of paid) {
        const backMinor = refunds.find(({ payment }) => payment === id)?.minor ?? 0;
        expect(backMinor).toBeLessThanOrEqual(minor);
        const remainingMinor = sum(shares.map((one) => (one.payment === id ? one.minor : 0)));
        expect(remainingMinor).toBe(id === VOUCHER ? retainedMinor : minor - backMinor);
      }
      expect(() => allotRefund(after, paid, freed, cardsMinor + 1)).toThrow(RangeError);
    }),
    { numRuns: 1_000 },
  );
});

test('what is given up goes back to exactly those that paid it', () => {
  const allDue = parts.map((all) => all.map((one) => ({ ...one, dueMinor: one.grossMinor })));
  const cards = payments.map((paid) => paid.filter(({ id }) => id !== VOUCHER));
  fc.assert(
    fc.property(allDue, cards, fc.integer(), (before, paid, chosen) => {
      const after = before.filter((_, index) => (chosen & (1 << index)) === 0);
      const removed = new Set(before.filter((one) => !after.includes(one)).map((one) => one.room + one.part));
      const placed = placePayments(before, paid, []);
      const isPaid = sum(placed.map(({ room, minor }) => (room === '' ? 0 : minor)));
      // If a retained part is not fully paid, the freed amount pays it first.
      fc.pre(isPaid === sum(before.map(({ grossMinor }) => grossMinor)));
      const retained = sum(after.map(({ grossMinor }) => grossMinor));
      const refundMinor = sum(paid.map(({ minor }) => minor)) - retained;
      const { refunds } = allotRefund(after, paid, freeShares(after, paid, placed), refundMinor);
      for (const { id } of paid) {
        const own = placed.filter(
          ({ payment, room, part: name }) => payment === id && (room === '' || removed.has(room + name)),
        );
        expect(refunds.find(({ payment }) => payment === id)?.minor ?? 0).toBe(
          sum(own.map(({ minor }) => minor)),
        );
      }
    }),
    { numRuns: 1_000 },
  );
});

const night = (room: string, part: string) => ({ room, part, grossMinor: 7_200, dueMinor: 7_200 });
const atTheHotel = { room: '1', part: 'extra', grossMinor: 5_000, dueMinor: 0 };

test.each([
  ['of its room', night('1', 'b'), []],
  ['of another room, before what is paid at the hotel', night('2', 'b'), [atTheHotel]],
])('what stays of a voucher pays what stands %s, not what another card pays later', (_of, second, beside) => {
  const [first, third] = [night('1', 'a'), night('1', 'c')];
  const booked: Payment[] = [
    { id: VOUCHER, payer: 'booking', minor: 500 },
    { id: 'card', payer: 'booking', minor: 13_900 },
  ];
  const paidFor = placePayments([first, second, ...beside], booked, []);
  const dropped = allotRefund(
    [second, ...beside],
    booked,
    freeShares([second, ...beside], booked, paidFor),
    7_200,
  );
  expect(dropped.refunds).toEqual([{ payment: 'card', minor: 7_200 }]);
  const added: Payment[] = [
    { id: VOUCHER, payer: 'booking', minor: 500 },
    { id: 'card', payer: 'booking', minor: 6_700 },
    { id: 'other card', payer: 'other card', minor: 7_200 },
  ];
  const then = placePayments([second, third, ...beside], added, dropped.shares);
  const { refunds } = allotRefund(
    [second, ...beside],
    added,
    freeShares([second, ...beside], added, then),
    7_200,
  );
  expect(refunds).toEqual([{ payment: 'other card', minor: 7_200 }]);
});

test('what a voucher paid of an extra at the hotel pays what becomes due first', () => {
  const known = [{ payment: VOUCHER, room: '1', part: 'extra', minor: 500 }];
  const paid: Payment[] = [{ id: VOUCHER, payer: 'booking', minor: 500 }];
  expect(placePayments([atTheHotel], paid, known)).toEqual(known);
  expect(placePayments([atTheHotel, night('2', 'a')], paid, known)).toEqual([
    { payment: VOUCHER, room: '2', part: 'a', minor: 500 },
  ]);
});
