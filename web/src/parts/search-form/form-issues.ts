import { issueText } from '@portico/contract/texts/issue-texts';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import type { Owner } from '../hotel/owner.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { numberedUnit } from '../stay/stay-texts.ts';

/** What keeps the search from being made, each in words at its cell. Rooms share one cell. */
export function formIssues(
  form: SearchDraft,
  { maxRooms, maxNights, today, limits, unit }: Owner,
): FieldIssue[] {
  const issues = searchIssues(form, { maxRooms, maxNights, today, propertyLimits: limits });
  return issues.map(({ field, code }) => {
    const words = issueText(code, { field, unit, mostNights: maxNights });
    const room = /^rooms\.(\d+)$/.exec(field)?.[1];
    const isOneOfSeveral = room !== undefined && form.rooms.length > 1;
    return {
      fieldId: field.startsWith('rooms') ? 'search-guests' : `search-${field}`,
      message: isOneOfSeveral ? `${numberedUnit(Number(room) + 1, unit)}: ${words}` : words,
    };
  });
}
