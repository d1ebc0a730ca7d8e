import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** An extra per stay or per day has no quantity: it is taken or not. */
export function extraFaults({ extras }: PropertyFile): FileFault[] {
  return extras.flatMap(({ chargeType, maximumQuantity: most }, index) => {
    const isWrong = chargeType !== 'PerQuantity' && most !== 1;
    return faultIf(isWrong, `extras[${index}].maximumQuantity`, `1, as chargeType is ${chargeType}`, most);
  });
}
