import { providerWayNames, providerWays } from '../providers/provider-ways.ts';
import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/**
 * Payment methods that exclude each other or do not match the hotel's currency. Rule: docs/journeys.md, "Ways of
 * paying".
 */
export function paymentTypeFaults({ property: { paymentTypes, currency } }: PropertyFile): FileFault[] {
  const path = 'property.paymentTypes';
  const isAlone = paymentTypes.length === 1;
  return providerWayNames.flatMap((way) => {
    const { inFile, currencies } = providerWays[way];
    if (!paymentTypes.includes(inFile)) return [];
    const inOtherMoney = `no ${inFile}: it takes ${currencies.join(', ')} and no ${currency}`;
    return [
      ...faultIf(!isAlone, path, `${inFile} alone, as it stands in place of cards`, paymentTypes),
      ...faultIf(!currencies.some((taken) => taken === currency), path, inOtherMoney, paymentTypes),
    ];
  });
}
