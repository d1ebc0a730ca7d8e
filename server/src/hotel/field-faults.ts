import { issueText } from '@portico/contract/texts/issue-texts';
import type { Issue } from '@portico/domain/result';
import type { Hotel } from './hotel.ts';

/** One fault of a request: the field's wire name, and a text for people. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Wire names by domain field. */
export type WireNames = Readonly<Record<string, string>>;

/** Issues of one part of a request in the hotel's words; `parent`: wire path of the part, null at the root. */
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
