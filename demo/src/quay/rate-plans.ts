import { freeUntil, nonRefundable, payToday, type PlanTerms } from '../terms.ts';

const freeUntilTwoDaysBefore = freeUntil(2, { fee: 'Nights', value: 1 }, { fee: 'Nights', value: 1 });

export const flexibleBreakfast: PlanTerms = {
  id: 1,
  code: 'FLEX-BB',
  name: 'Flexible, with breakfast',
  description: 'A fifth today, the rest at the hotel. Breakfast is at eight, in the window over the slipway.',
  includesBreakfast: true,
  inclusions: ['breakfast for everyone, every morning'],
  baseNumberOfAdults: 2,
  payment: [payToday(20)],
  allowCompanyInvoice: true,
  cancellation: freeUntilTwoDaysBefore,
};

export const flexibleRoomOnly: PlanTerms = {
  id: 2,
  code: 'FLEX',
  name: 'Flexible, room only',
  description: 'Nothing today: your card is the guarantee and you pay at the hotel.',
  inclusions: ['the room; breakfast from £14 on the day'],
  baseNumberOfAdults: 2,
  payment: [],
  cancellation: freeUntilTwoDaysBefore,
  needsGuarantee: true,
  allowCompanyInvoice: true,
};

export const paidNow: PlanTerms = {
  id: 3,
  code: 'PAID-NOW',
  name: 'Paid now',
  description: 'Our lowest price, paid today. It cannot be refunded, and the dates cannot be moved.',
  inclusions: ['the room; breakfast from £14 on the day'],
  baseNumberOfAdults: 2,
  payment: [payToday(100)],
  cancellation: nonRefundable,
};

/** At most two adults and a child: tighter limits than the Boatshed's. */
export const threeTides: PlanTerms = {
  id: 4,
  code: 'THREE-TIDES',
  name: 'Three tides',
  description:
    'Three nights or more at a lower price a night. Thirty per cent today, the rest from the same card five days before you come.',
  includesBreakfast: true,
  inclusions: ['breakfast for everyone, every morning', 'the tide table and two pairs of boots'],
  baseNumberOfAdults: 2,
  usesOccupancy: true,
  occupancy: { maximum: 3, adultMaximum: 2 },
  // The rest is due once free cancellation ends.
  payment: [
    payToday(30),
    { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 70, daysBeforeArrival: 5 },
  ],
  cancellation: freeUntil(7, { fee: 'Percent', value: 50 }),
};

/** Visible only with its code, or with a promotion that names it. */
export const keyholders: PlanTerms = {
  id: 5,
  code: 'KEYHOLDER',
  name: 'Keyholders',
  description: 'For those who have stayed with us before: nothing today, breakfast every morning.',
  includesBreakfast: true,
  inclusions: ['breakfast for everyone, every morning', 'the key you had last time, where it is free'],
  isPublic: false,
  baseNumberOfAdults: 2,
  payment: [],
  cancellation: freeUntilTwoDaysBefore,
  needsGuarantee: true,
};

/** Visible with its code; payable only on a company's invoice. */
export const corporate: PlanTerms = {
  id: 6,
  code: 'CORPORATE',
  name: 'On the company',
  description: 'For companies that we send an invoice to: breakfast every morning, and nothing to pay here.',
  includesBreakfast: true,
  inclusions: ['breakfast for everyone, every morning'],
  isPublic: false,
  baseNumberOfAdults: 2,
  payment: [],
  cancellation: freeUntilTwoDaysBefore,
  allowCompanyInvoice: true,
  companyInvoiceOnly: true,
};
