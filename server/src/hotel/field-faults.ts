import { issueText } from '@portico/contract/texts/issue-texts';
import type { Issue } from '@portico/domain/result';
import type { Hotel } from './hotel.ts';

/** One fault of a request: the field as it is named on the wire, and words for a person. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** By the field of domain. */
export type WireNames = Readonly<Record<string, string>>;

/** Issues of one part of a request in the words of the hotel; `parent`: where the part stands on the wire, null at its head. */
export function fieldFaults(
  hotel: Hotel,
  parent: string | null,
  names: WireNames,
  issues: readonly Issue[],
): FieldFault[] {
  const unit = hotel.definition.property.unitName;
  const within = parent === null ? '' : `${parent}.`;
  return issues.map(({ field, code }) => ({
    field: `${within}${names[field] ?? field}`,
    message: issueText(code, { field, unit }),
  }));
}
