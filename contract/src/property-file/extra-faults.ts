import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/**
 * An extra per stay or per day has no quantity, unless it is a bed: it is taken or not. A bed is there each night, for
 * one price.
 */
export function extraFaults({ extras }: PropertyFile): FileFault[] {
  return extras.flatMap(({ chargeType, chargePerPerson, maximumQuantity: most, bed }, index) => {
    const isBed = bed !== undefined;
    const isCounted = isBed || chargeType === 'PerQuantity';
    return [
      ...faultIf(
        !isCounted && most !== 1,
        `extras[${index}].maximumQuantity`,
        `1, as chargeType is ${chargeType}`,
        most,
      ),
      ...faultIf(
        isBed && chargeType !== 'PerDay',
        `extras[${index}].chargeType`,
        'PerDay, as it is a bed',
        chargeType,
      ),
      ...faultIf(
        isBed && chargePerPerson,
        `extras[${index}].chargePerPerson`,
        'false, as it is a bed',
        chargePerPerson,
      ),
    ];
  });
}
