import { faultIf, orderFaults, type FileFault } from './file-fault.ts';
import type { PropertyFile, RatePlanPart } from './property-file.ts';
import { basisPoints } from './to-domain.ts';

/** What a rate plan asks for must be possible, and its rules must not contradict each other. */
export function termsFaults({ property, ratePlans }: PropertyFile): FileFault[] {
  return ratePlans.flatMap((plan, index) => {
    const path = `ratePlans[${index}]`;
    return [
      ...paymentFaults(path, plan),
      ...chargeFaults(path, plan, property.paymentTypes),
      ...cancellationFaults(path, plan),
      ...plan.seasons.flatMap(({ minStay, maxStay, minAdvance, maxAdvance }, at) => [
        ...orderFaults(`${path}.seasons[${at}]`, { minStay, maxStay }),
        ...orderFaults(`${path}.seasons[${at}]`, { minAdvance, maxAdvance }),
      ]),
    ];
  });
}

function paymentFaults(path: string, { payment }: RatePlanPart): FileFault[] {
  const percentages = payment.map(({ percentageToCharge }) => percentageToCharge);
  const sum = percentages.reduce((total, percentage) => total + basisPoints(percentage), 0);
  return faultIf(
    sum > basisPoints(100),
    `${path}.payment`,
    'percentages that come to 100 or less',
    percentages,
  );
}

function chargeFaults(
  path: string,
  { needsGuarantee, companyInvoiceOnly, payment }: RatePlanPart,
  taken: PropertyFile['property']['paymentTypes'],
): FileFault[] {
  const takesMoney = taken.some((type) => type !== 'StoreCard');
  const isCharged = !companyInvoiceOnly && payment.some((entry) => entry.percentageToCharge > 0);
  return [
    ...faultIf(
      needsGuarantee && !taken.includes('StoreCard'),
      `${path}.needsGuarantee`,
      'false, or StoreCard among property.paymentTypes',
      true,
    ),
    ...faultIf(
      isCharged && !takesMoney,
      `${path}.payment`,
      'no charge, or PayByCard or PayByPayStack among property.paymentTypes',
      payment,
    ),
  ];
}

function cancellationFaults(path: string, { cancellation }: RatePlanPart): FileFault[] {
  return cancellation.entries.flatMap(({ daysBefore, at }, index) => {
    const place = `${path}.cancellation.entries[${index}]`;
    const isHalf = (daysBefore === null) !== (at === null);
    return faultIf(isHalf, place, 'daysBefore and at both given, or both null', { daysBefore, at });
  });
}
