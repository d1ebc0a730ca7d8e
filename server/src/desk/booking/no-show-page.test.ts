import { readFileSync } from 'node:fs';
import { buildFlexibleBooking, approvedCard } from '@portico/testing/booking/booking-body';
import { buildHotelFile, buildRatePlan } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld } from '@portico/testing/world/world';
import { expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

const page = readFileSync(new URL('../../../../docs/payments.md', import.meta.url), 'utf8');
const section = page.split('\n## A guarantee used\n')[1]?.split('\n## ')[0] ?? '';
const rows = section.matchAll(/^\| ([^|]+?) +\| (£\S+) +\| (£\S+) +\| (£\S+) +\| (£\S+) +\|$/gm);
const examples = [...rows].map(([, noShow = '', paid = '', costs = '', back = '', charged = '']) => ({
  noShow,
  paid: pence(paid),
  costs: pence(costs),
  back: pence(back),
  charged: pence(charged),
}));

function pence(text: string): number {
  return Math.round(Number(text.replace('£', '')) * 100);
}

function feeOf(text: string) {
  const value = Number.parseInt(text, 10);
  if (text === 'none') return { fee: 'None' } as const;
  if (text === 'full') return { fee: 'Full' } as const;
  return text.endsWith('%') ? ({ fee: 'Percent', value } as const) : ({ fee: 'Nights', value } as const);
}

/** What is not paid at booking is charged two days before arrival, which keeps the card. */
function paymentOf(paidMinor: number) {
  const now = paidMinor / 200;
  const atBooking = { automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: now };
  const before = {
    automaticPaymentType: 'DaysBeforeArrival' as const,
    percentageToCharge: 100 - now,
    daysBeforeArrival: 2,
  };
  return [...(now > 0 ? [atBooking] : []), ...(now < 100 ? [before] : [])];
}

test('docs/payments.md has its examples of guests who did not come', () => {
  expect(examples).toHaveLength(6);
});

test.each(examples)('no-show $noShow, paid $paid', async ({ noShow, paid, costs, back, charged }) => {
  const cancellation = { entries: [], noShow: feeOf(noShow) };
  const ratePlans = [buildRatePlan({ cancellation, payment: paymentOf(paid) })];
  const world = await openWorld({ hotel: buildHotelFile({ ratePlans }) });
  const money = { PaymentAmount: paid / 100, PaymentType: paid > 0 ? 5 : 0, CardDetails: approvedCard };
  const { body } = await world.book(buildFlexibleBooking(money));
  const number = String(body.ReferenceNumber);
  world.setNow('2027-03-03T20:00:00Z');
  const staff = await openStaff(world);
  const takes = { number, version: 1, roomNumber: null, isCharged: true, reason: null };
  const done = await staff.ask('Booking/NoShow', takes);
  const refunded = done.refunds.reduce((sum, { minor }) => sum + minor, 0);
  expect([done.costMinor, refunded, done.charged?.minor ?? 0]).toEqual([costs, back, charged]);
  expect(done.stillMinor).toBe(0);
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
});
