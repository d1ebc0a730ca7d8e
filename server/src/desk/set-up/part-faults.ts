import { partOfPath } from '@portico/contract/property-file/definition-parts';
import type { FileFault } from '@portico/contract/property-file/file-fault';
import { issueText } from '@portico/contract/texts/issue-texts';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { faultWords } from './fault-words.ts';

export interface FieldFault {
  /** The field of the part, `images[0].alt`; of another part with its name before, `ratePlans.3/name`. */
  readonly field: string;
  readonly message: string;
}

/** Faults of the whole file, for the form of one part. `definition`: the one that was checked. */
export function faultsOfPart(faults: readonly FileFault[], part: string, definition: object): FieldFault[] {
  return faults.map((fault) => {
    const place = partOfPath(definition, fault.path);
    const field = place.part === part ? place.below : `${place.part}/${place.below}`;
    return { field, message: faultWords(fault, place, definition) };
  });
}

/** Pictures of the hotel beside its name, which says what they are. */
const signs = new Set(['logo', 'mark']);

/** What the property file allows, and the desk does not: card numbers, and pictures without words. */
export function deskFaults(value: unknown, field = ''): FieldFault[] {
  if (typeof value === 'string')
    return holdsCardNumber(value) ? [{ field, message: issueText('text.card-number') }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => deskFaults(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const isPicture = 'url' in value && 'alt' in value;
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = field === '' ? name : `${field}.${name}`;
    // Names of files are hexadecimal.
    if (isPicture && (name === 'url' || name === 'sources')) return [];
    if (isPicture && name === 'alt' && inner === '' && !signs.has(field))
      return [{ field: at, message: 'Say in a few words what can be seen' }];
    return deskFaults(inner, at);
  });
}
