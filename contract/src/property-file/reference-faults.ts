import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** References to a location, room type, rate plan or code that the file lacks. */
export function referenceFaults(file: PropertyFile): FileFault[] {
  const known = {
    location: idsOf(file.locations),
    'room type': idsOf(file.roomTypes),
    'rate plan': idsOf(file.ratePlans),
  };
  const unknownId = (path: string, kind: keyof typeof known, id: number) =>
    faultIf(!known[kind].has(id), path, `the id of a ${kind} of this file`, id);
  const unknownIds = (path: string, kind: keyof typeof known, ids: readonly number[] = []) =>
    ids.flatMap((id, index) => unknownId(`${path}[${index}]`, kind, id));
  return [
    ...file.roomTypes.flatMap(({ locationId }, index) =>
      locationId === undefined ? [] : unknownId(`roomTypes[${index}].locationId`, 'location', locationId),
    ),
    ...file.roomTypes.flatMap(({ notHere }, index) =>
      notHere.flatMap(({ roomType }, at) =>
        roomType === undefined
          ? []
          : unknownId(`roomTypes[${index}].notHere[${at}].roomType`, 'room type', roomType),
      ),
    ),
    ...file.roomTypes.flatMap(({ id, upgradesTo }, index) => [
      ...unknownIds(`roomTypes[${index}].upgradesTo`, 'room type', upgradesTo),
      ...upgradesTo.flatMap((better, at) =>
        faultIf(
          better === id,
          `roomTypes[${index}].upgradesTo[${at}]`,
          'another room type than its own',
          better,
        ),
      ),
    ]),
    ...(['promotions', 'extras'] as const).flatMap((list) =>
      file[list].flatMap(({ roomTypes, ratePlans }, index) => [
        ...unknownIds(`${list}[${index}].roomTypes`, 'room type', roomTypes),
        ...unknownIds(`${list}[${index}].ratePlans`, 'rate plan', ratePlans),
      ]),
    ),
    ...codeFaults(file),
  ];
}

function idsOf(parts: readonly { readonly id: number }[]): ReadonlySet<number> {
  return new Set(parts.map(({ id }) => id));
}

/** Codes are case-insensitive. */
function codeFaults({ offers, ratePlans, promotions }: PropertyFile): FileFault[] {
  const isUnknown = (code: string | undefined, parts: readonly { readonly code: string }[]) =>
    code !== undefined && !parts.some((part) => part.code.toLowerCase() === code.toLowerCase());
  return offers.flatMap(({ ratePlanCode: rate, promoCode: promo }, index) => {
    const path = `offers[${index}]`;
    return [
      ...faultIf(
        isUnknown(rate, ratePlans),
        `${path}.ratePlanCode`,
        'the code of a rate plan of this file',
        rate,
      ),
      ...faultIf(
        isUnknown(promo, promotions),
        `${path}.promoCode`,
        'the code of a promotion of this file',
        promo,
      ),
    ];
  });
}
