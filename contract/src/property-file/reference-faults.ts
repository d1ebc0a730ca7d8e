import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** What names a location, a room type, a rate plan or a code must name one of this file. */
export function referenceFaults(file: PropertyFile): FileFault[] {
  const known = {
    location: idsOf(file.locations),
    'room type': idsOf(file.roomTypes),
    'rate plan': idsOf(file.ratePlans),
  };
  const unknownIds = (path: string, kind: keyof typeof known, ids: readonly number[] = []) =>
    ids.flatMap((id, index) =>
      known[kind].has(id) ? [] : [fileFault(`${path}[${index}]`, `the id of a ${kind} of this file`, id)],
    );
  return [
    ...file.roomTypes.flatMap(({ locationId }, index) =>
      locationId === undefined || known.location.has(locationId)
        ? []
        : [fileFault(`roomTypes[${index}].locationId`, 'the id of a location of this file', locationId)],
    ),
    ...file.roomTypes.flatMap(({ id, upgradesTo }, index) => [
      ...unknownIds(`roomTypes[${index}].upgradesTo`, 'room type', upgradesTo),
      ...ownFaults(`roomTypes[${index}].upgradesTo`, id, upgradesTo),
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

function ownFaults(path: string, own: number, upgradesTo: readonly number[]): FileFault[] {
  return upgradesTo.flatMap((id, index) =>
    id === own ? [fileFault(`${path}[${index}]`, 'another room type than its own', id)] : [],
  );
}

/** Codes are compared without regard to case. */
function codeFaults({ offers, ratePlans, promotions }: PropertyFile): FileFault[] {
  const isOneOf = (parts: readonly { readonly code: string }[], code: string | undefined) =>
    code === undefined || parts.some((part) => part.code.toLowerCase() === code.toLowerCase());
  return offers.flatMap(({ ratePlanCode, promoCode }, index) => [
    ...(isOneOf(ratePlans, ratePlanCode)
      ? []
      : [fileFault(`offers[${index}].ratePlanCode`, 'the code of a rate plan of this file', ratePlanCode)]),
    ...(isOneOf(promotions, promoCode)
      ? []
      : [fileFault(`offers[${index}].promoCode`, 'the code of a promotion of this file', promoCode)]),
  ]);
}
