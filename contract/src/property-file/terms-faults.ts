import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile, RatePlanPart, SeasonPart } from './property-file.ts';
import { basisPoints } from './to-domain.ts';

/** What a rate plan asks for must be possible, and its rules must not contradict each other. */
export function termsFaults({ property, ratePlans }: PropertyFile): FileFault[] {
  return ratePlans.flatMap((plan, index) => {
    const path = `ratePlans[${index}]`;
    return [
      ...paymentFaults(path, plan),
      ...chargeFaults(path, plan, property.paymentTypes),
      ...cancellationFaults(path, plan),
      ...plan.seasons.flatMap((season, at) => ruleFaults(`${path}.seasons[${at}]`, season)),
    ];
  });
}

function paymentFaults(path: string, { payment }: RatePlanPart): FileFault[] {
  const sum = payment.reduce((total, { percentageToCharge }) => total + basisPoints(percentageToCharge), 0);
  if (sum <= basisPoints(100)) return [];
  return [
    fileFault(
      `${path}.payment`,
      'percentages that come to 100 or less',
      payment.map((entry) => entry.percentageToCharge),
    ),
  ];
}

function chargeFaults(
  path: string,
  plan: RatePlanPart,
  taken: PropertyFile['property']['paymentTypes'],
): FileFault[] {
  const faults: FileFault[] = [];
  if (plan.needsGuarantee && !taken.includes('StoreCard')) {
    faults.push(fileFault(`${path}.needsGuarantee`, 'false, or StoreCard among property.paymentTypes', true));
  }
  const takesMoney = taken.some((type) => type !== 'StoreCard');
  const isCharged = !plan.companyInvoiceOnly && plan.payment.some((entry) => entry.percentageToCharge > 0);
  if (isCharged && !takesMoney) {
    faults.push(
      fileFault(
        `${path}.payment`,
        'no charge, or PayByCard or PayByPayStack among property.paymentTypes',
        plan.payment,
      ),
    );
  }
  return faults;
}

function cancellationFaults(path: string, { cancellation }: RatePlanPart): FileFault[] {
  return cancellation.entries.flatMap(({ daysBefore, at }, index) =>
    (daysBefore === null) === (at === null)
      ? []
      : [
          fileFault(`${path}.cancellation.entries[${index}]`, 'daysBefore and at both given, or both null', {
            daysBefore,
            at,
          }),
        ],
  );
}

function ruleFaults(path: string, { minStay, maxStay, minAdvance, maxAdvance }: SeasonPart): FileFault[] {
  const faults: FileFault[] = [];
  if (minStay && maxStay && minStay > maxStay) {
    faults.push(fileFault(`${path}.maxStay`, `${minStay} or more, as minStay says`, maxStay));
  }
  if (minAdvance && typeof maxAdvance === 'number' && minAdvance > maxAdvance) {
    faults.push(fileFault(`${path}.maxAdvance`, `${minAdvance} or more, as minAdvance says`, maxAdvance));
  }
  return faults;
}
