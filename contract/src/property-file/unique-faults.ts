import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** What must be told apart by its number or code appears once. Codes are compared without regard to case. */
export function uniqueFaults(file: PropertyFile): FileFault[] {
  const { roomTypes, ratePlans, property } = file;
  return [
    ...repeated(
      roomTypes.map(({ id }) => id),
      (index) => `roomTypes[${index}].id`,
    ),
    ...repeated(
      ratePlans.map(({ id }) => id),
      (index) => `ratePlans[${index}].id`,
    ),
    ...repeated(
      ratePlans.map(({ code }) => code.toLowerCase()),
      (index) => `ratePlans[${index}].code`,
    ),
    ...repeated(
      property.creditCards.map(({ id }) => id),
      (index) => `property.creditCards[${index}].id`,
    ),
  ];
}

function repeated(values: readonly (string | number)[], pathOf: (index: number) => string): FileFault[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return first === index
      ? []
      : [fileFault(pathOf(index), `a value of its own, not that of ${pathOf(first)}`, value)];
  });
}
