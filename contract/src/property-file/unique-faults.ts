import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** Duplicate ids and codes. Codes are case-insensitive. */
export function uniqueFaults(file: PropertyFile): FileFault[] {
  const lists = [
    'roomTypes',
    'ratePlans',
    'locations',
    'offers',
    'promotions',
    'extras',
    'companies',
    'restaurants',
  ] as const;
  const coded = ['ratePlans', 'promotions', 'extras', 'giftVouchers'] as const;
  return [
    ...lists.flatMap((list) => repeatedIds(list, file[list])),
    ...coded.flatMap((list) =>
      repeated(
        file[list].map(({ code }) => code.toLowerCase()),
        (index) => `${list}[${index}].code`,
      ),
    ),
    ...file.roomTypes.flatMap(({ configurations }, index) =>
      repeatedIds(`roomTypes[${index}].configurations`, configurations),
    ),
    ...file.restaurants.flatMap(({ promotions }, index) =>
      repeatedIds(`restaurants[${index}].promotions`, promotions),
    ),
    ...repeatedIds('property.creditCards', file.property.creditCards),
    ...repeatedIds('settings.cancellationReasons', file.settings.cancellationReasons),
  ];
}

/** `list`: the path of these parts. */
export function repeatedIds(list: string, parts: readonly { readonly id: number }[]): FileFault[] {
  return repeated(
    parts.map(({ id }) => id),
    (index) => `${list}[${index}].id`,
  );
}

/** A fault for each repeated value. `pathOf` returns the path of one. */
export function repeated(
  values: readonly (string | number)[],
  pathOf: (index: number) => string,
): FileFault[] {
  const firstOf = new Map<string | number, number>();
  return values.flatMap((value, index) => {
    const first = firstOf.get(value);
    if (first === undefined) {
      firstOf.set(value, index);
      return [];
    }
    return [fileFault(pathOf(index), `a value of its own, not that of ${pathOf(first)}`, value)];
  });
}
