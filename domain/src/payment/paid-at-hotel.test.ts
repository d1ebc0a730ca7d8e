import { expect, test } from 'vitest';
import { localDate } from '../calendar/local-date.ts';
import { changedMoney } from '../pricing/changed-money.ts';
import { atHotelBalance, dueWithPaidAtHotel } from './paid-at-hotel.ts';
import type { DueOfBooking } from './on-invoice.ts';

const nothing: DueOfBooking = { nowMinor: 0, later: [], atHotelMinor: 0, onInvoiceMinor: 0 };
const march = (day: string, minor: number) => ({ date: localDate(`2027-03-${day}`), minor });

test('what is left to pay at the hotel never falls below nothing', () => {
  expect([atHotelBalance(140_00, 60_00), atHotelBalance(50_00, 60_00)]).toEqual([80_00, 0]);
});

test('money at the hotel pays what is due there, and its rest what nobody has paid yet', () => {
  const now = { ...nothing, nowMinor: 60_00, atHotelMinor: 140_00 };
  expect(dueWithPaidAtHotel(now, { paidMinor: 60_00, atHotelMinor: 100_00 })).toEqual(now);
  expect(dueWithPaidAtHotel({ ...now, nowMinor: 90_00 }, { paidMinor: 60_00, atHotelMinor: 160_00 })).toEqual(
    { ...now, nowMinor: 70_00, atHotelMinor: 160_00 },
  );
  const invoice = { ...nothing, onInvoiceMinor: 200_00 };
  expect(dueWithPaidAtHotel(invoice, { paidMinor: 50_00, atHotelMinor: 60_00 })).toEqual({
    ...nothing,
    onInvoiceMinor: 140_00,
    atHotelMinor: 60_00,
  });
  const later = { ...nothing, later: [march('01', 30_00), march('02', 70_00)], atHotelMinor: 20_00 };
  expect(dueWithPaidAtHotel(later, { paidMinor: 0, atHotelMinor: 60_00 })).toEqual({
    ...nothing,
    later: [march('02', 60_00)],
    atHotelMinor: 60_00,
  });
});

test('what is too much of it stays too much: the price is all that is due', () => {
  const cancelled = { ...nothing, atHotelMinor: 50_00 };
  expect(dueWithPaidAtHotel(cancelled, { paidMinor: 0, atHotelMinor: 80_00 })).toEqual(cancelled);
});

test('a change takes nothing from a card that was paid at the hotel, and gives none of it back to one', () => {
  const room = {
    ...{ grossMinor: 200_00, extrasGrossMinor: 0, cityTax: null, cityTaxMinor: 0, areExtrasInPolicy: false },
    payment: [{ when: 'at-booking' as const, percentBasisPoints: 100_00 }],
    arrival: localDate('2027-03-03'),
  };
  const facts = {
    ...{ feesMinor: 0, paymentType: 'card' as const, voucherMinor: 0, cardsMinor: 0, isCancelling: false },
    ...{ today: localDate('2027-02-20'), paidMinor: 60_00, paidAtHotelMinor: 140_00, isAskedByLink: false },
  };
  expect(changedMoney({ ...facts, rooms: [room] })).toMatchObject({
    ...{ takeMinor: 0, refundMinor: 0 },
    due: { nowMinor: 60_00, atHotelMinor: 140_00 },
  });
  expect(changedMoney({ ...facts, rooms: [], isCancelling: true })).toMatchObject({ refundMinor: 60_00 });
});
