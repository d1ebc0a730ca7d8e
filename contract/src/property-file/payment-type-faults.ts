import { paystackCurrencies } from '@portico/domain/payment/paystack-currencies';
import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** Ways of paying that do not go together, or not with the hotel's money. Rule: docs/journeys.md, "Ways of paying". */
export function paymentTypeFaults({ property }: PropertyFile): FileFault[] {
  const { paymentTypes, currency } = property;
  if (!paymentTypes.includes('PayByPayStack')) return [];
  const fault = (expected: string, found: unknown) => fileFault('property.paymentTypes', expected, found);
  return [
    ...(paymentTypes.length > 1
      ? [fault('PayByPayStack alone, as it stands in place of cards', paymentTypes)]
      : []),
    ...(paystackCurrencies.some((taken) => taken === currency)
      ? []
      : [
          fault(
            `no PayByPayStack: it takes ${paystackCurrencies.join(', ')} and no ${currency}`,
            paymentTypes,
          ),
        ]),
  ];
}
