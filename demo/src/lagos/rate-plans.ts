import { freeUntil, nonRefundable, payToday, type PlanTerms } from '../terms.ts';

const inclusions = ['breakfast under the arches, every morning'];

const freeUntilThreeDaysBefore = freeUntil(3, { fee: 'Nights', value: 1 });

export const flexible: PlanTerms = {
  id: 1,
  code: 'FLEX',
  name: 'Flexible',
  description: 'Thirty per cent today, the rest at the desk. Change your mind until three days before.',
  inclusions,
  includesBreakfast: true,
  baseNumberOfAdults: 2,
  payment: [payToday(30)],
  cancellation: freeUntilThreeDaysBefore,
};

export const paidNow: PlanTerms = {
  id: 2,
  code: 'PAID-NOW',
  name: 'Paid now',
  description: 'Our lowest price, paid today. It cannot be refunded.',
  inclusions,
  includesBreakfast: true,
  baseNumberOfAdults: 2,
  payment: [payToday(100)],
  cancellation: nonRefundable,
};

/** Paid in two parts; the second is charged to the payment means of the first. */
export const twoParts: PlanTerms = {
  id: 3,
  code: 'TWO-PARTS',
  name: 'Half and half',
  description: 'Half today, half three days before you come, from the same card.',
  inclusions,
  includesBreakfast: true,
  baseNumberOfAdults: 2,
  payment: [
    payToday(50),
    { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 50, daysBeforeArrival: 3 },
  ],
  cancellation: freeUntil(5, { fee: 'Percent', value: 50 }),
};

export const longWeekend: PlanTerms = {
  id: 4,
  code: 'LONG-WEEKEND',
  name: 'The long weekend',
  description: 'Arrive on Friday, leave on Monday evening; late check-out is kept for you. Paid at the desk.',
  inclusions: [...inclusions, 'the room until six on Monday'],
  baseNumberOfAdults: 2,
  cancellation: freeUntilThreeDaysBefore,
};
