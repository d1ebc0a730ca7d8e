import { minorOf } from '@portico/domain/money/decimal';
import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** Amounts with more decimal places than the property's currency has. */
export function priceFaults({ property, ratePlans }: PropertyFile): FileFault[] {
  return ratePlans.flatMap(({ seasons }, plan) =>
    seasons.flatMap(({ price = {} }, season) =>
      Object.entries(price).flatMap(([figure, amount]) =>
        minorOf(amount ?? 0, property.currency) === undefined
          ? [
              fileFault(
                `ratePlans[${plan}].seasons[${season}].price.${figure}`,
                `an amount in ${property.currency}, to its smallest coin`,
                amount,
              ),
            ]
          : [],
      ),
    ),
  );
}
