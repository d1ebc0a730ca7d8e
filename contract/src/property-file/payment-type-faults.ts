import { paystackCurrencies } from '@portico/domain/payment/paystack-currencies';
import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** Ways of paying that do not go together, or not with the hotel's money. Rule: docs/journeys.md, "Ways of paying". */
export function paymentTypeFaults({ property: { paymentTypes, currency } }: PropertyFile): FileFault[] {
  const path = 'property.paymentTypes';
  if (!paymentTypes.includes('PayByPayStack')) return [];
  const inOtherMoney = `no PayByPayStack: it takes ${paystackCurrencies.join(', ')} and no ${currency}`;
  const isAlone = paymentTypes.length === 1;
  return [
    ...faultIf(!isAlone, path, 'PayByPayStack alone, as it stands in place of cards', paymentTypes),
    ...faultIf(!paystackCurrencies.some((taken) => taken === currency), path, inOtherMoney, paymentTypes),
  ];
}
