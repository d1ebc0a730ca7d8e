import { datesText } from './dates-text.ts';
import type { ImportReport } from './import-report.ts';

const count = (value: number) => value.toLocaleString('en-GB');

/** The effects of an import or dry run, line by line. `toReplace`: how the file is made to count instead. */
export function describeReport(report: ImportReport, toReplace = '--replace'): string[] {
  const { propertyCode, isNewHotel, isDryRun, hasChanges, definition, nights, prices } = report;
  const { extras, promotions, vouchers, tables } = report;
  if (!hasChanges)
    return [`${propertyCode}: nothing to change.`, ...unchangedLines(report.unchanged, toReplace)];
  return [
    isDryRun ? `${propertyCode} would change. Nothing was written.` : `${propertyCode} is imported.`,
    ...(isNewHotel ? ['  It is a new hotel.'] : []),
    `  Nights for sale: ${count(nights.added)} added, ${count(nights.changed)} changed.`,
    `  Prices: ${count(prices.added)} added, ${count(prices.changed)} changed, ${count(prices.withdrawn)} withdrawn.`,
    ...countLine('Extras, dates', extras),
    ...countLine('Promotions, redemptions', promotions),
    ...countLine('Gift vouchers', vouchers),
    ...countLine('Restaurants, dates', tables),
    ...definition.map((path) => `  Changed: ${path}`),
    ...unchangedLines(report.unchanged, toReplace),
  ];
}

/** What the audit trail has of an import. */
export function importAsAudited({ hasChanges }: ImportReport) {
  return { what: 'property file', was: 'as it stood', now: hasChanges ? 'imported' : 'no change' };
}

/** Values set at the desk or by command that differ from the file. */
function unchangedLines(
  { nights, prices, vouchers, parts }: ImportReport['unchanged'],
  toReplace: string,
): string[] {
  const unchanged = [
    ...nights.map(({ roomType, dates }) => `rooms, ${roomType}: ${datesText(dates)}`),
    ...prices.map(({ ratePlan, roomType, dates }) => `${ratePlan}, ${roomType}: ${datesText(dates)}`),
    ...(vouchers.length > 0 ? [`gift vouchers: ${vouchers.join(', ')}`] : []),
    ...(parts.length > 0 ? [`published by the desk: ${parts.join(', ')}`] : []),
  ];
  if (unchanged.length === 0) return [];
  return [
    `  Unchanged where the desk or a command has set it since, though the file differs (${toReplace} takes the file’s):`,
    ...unchanged.map((line) => `    ${line}`),
  ];
}

/** Empty if nothing changed. */
function countLine(what: string, counts: Readonly<Record<string, number>>): string[] {
  const changes = Object.entries(counts).filter(([, number]) => number > 0);
  if (changes.length === 0) return [];
  return [`  ${what}: ${changes.map(([how, number]) => `${count(number)} ${how}`).join(', ')}.`];
}
