import { nonRefundable, payToday, type PlanTerms } from '../terms.ts';

const freeUntilTwoWeeksBefore: PlanTerms['cancellation'] = {
  entries: [
    { daysBefore: null, at: null, charge: { fee: 'None' } },
    { daysBefore: 14, at: '18:00', charge: { fee: 'Percent', value: 50 } },
    { daysBefore: 2, at: '18:00', charge: { fee: 'Full' } },
  ],
  noShow: { fee: 'Full' },
};

export const flexible: PlanTerms = {
  id: 1,
  code: 'FLEX',
  name: 'Flexible',
  description: 'A quarter today, the rest when you come. Change your mind until two weeks before.',
  inclusions: ['firewood for every evening'],
  baseNumberOfAdults: 2,
  payment: [payToday(25)],
  cancellation: freeUntilTwoWeeksBefore,
};

export const paidNow: PlanTerms = {
  id: 2,
  code: 'PAID-NOW',
  name: 'Paid now',
  description: 'Our lowest price, paid today. It cannot be refunded.',
  inclusions: ['firewood for every evening'],
  baseNumberOfAdults: 2,
  payment: [payToday(100)],
  cancellation: nonRefundable,
};

export const fellWeek: PlanTerms = {
  id: 3,
  code: 'FELL-WEEK',
  name: 'A week on the fell',
  description: 'Seven nights or more at a lower price a night. Nothing today: your card is the guarantee.',
  inclusions: ['firewood for every evening', 'a hamper on the first'],
  baseNumberOfAdults: 2,
  cancellation: freeUntilTwoWeeksBefore,
  needsGuarantee: true,
};
