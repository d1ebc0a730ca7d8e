import type { PropertyFileInput } from '@portico/contract/property-file/property-file';

/** A rate plan's words and terms, without its nights. */
export type PlanTerms = Omit<PropertyFileInput['ratePlans'][number], 'seasons'>;

/** Reasons for a guest who cancels to choose from. */
export const cancellationReasons = [
  { id: 1, name: 'Our plans have changed' },
  { id: 2, name: 'Somebody is ill' },
  { id: 3, name: 'We have found another place' },
  { id: 4, name: 'Something else' },
];

export const payToday = (percentageToCharge: number) =>
  ({ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge }) as const;

export const nonRefundable: PlanTerms['cancellation'] = {
  entries: [{ daysBefore: null, at: null, charge: { fee: 'Full' } }],
  noShow: { fee: 'Full' },
};

/** Free until 18:00 that many days before, then the fee. */
export function freeUntil(
  daysBefore: number,
  charge: PlanTerms['cancellation']['noShow'],
  noShow: PlanTerms['cancellation']['noShow'] = { fee: 'Full' },
): PlanTerms['cancellation'] {
  return {
    entries: [
      { daysBefore: null, at: null, charge: { fee: 'None' } },
      { daysBefore, at: '18:00', charge },
    ],
    noShow,
  };
}
