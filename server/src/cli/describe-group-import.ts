import type { GroupFile } from '@portico/contract/group-file/group-file';
import type { GroupImportRefusal, GroupImportReport } from '../hotel/import-group-file.ts';
import { describeFaults } from './describe-import.ts';

/** The effects of a group import or dry run, line by line. */
export function describeGroupReport(report: GroupImportReport): string[] {
  const { groupCode, isNewGroup, isDryRun, hasChanges, hotels, definition } = report;
  if (!hasChanges) return [`${groupCode}: nothing to change.`];
  return [
    isDryRun ? `${groupCode} would change. Nothing was written.` : `${groupCode} is imported.`,
    ...(isNewGroup ? [`  It is a new group of ${hotels === 1 ? 'one hotel' : `${hotels} hotels`}.`] : []),
    ...definition.map((path) => `  Changed: ${path}`),
  ];
}

export function describeGroupRefusal(
  fileName: string,
  { id, code }: Pick<GroupFile['group'], 'id' | 'code'>,
  refusal: GroupImportRefusal,
): string[] {
  if (refusal.code === 'group.unknown-hotels') return describeFaults(fileName, refusal.faults);
  const why =
    refusal.code === 'group.code-taken'
      ? `The code ${code} belongs to the group with id ${refusal.byGroupId}.`
      : `The id ${id} belongs to the group ${refusal.byGroupCode}; a group keeps its code.`;
  return [`${code} was not imported, and nothing was written.`, `  ${why}`];
}
