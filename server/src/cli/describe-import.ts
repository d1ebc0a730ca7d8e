import type { FileFault } from '@portico/contract/property-file/file-fault';
import { moneyText } from '../operations/reconcile/money-text.ts';
import type { ImportRefusal } from '../property-file/import-refusal.ts';
import { faultLines, refusalLines } from '../property-file/refusal-lines.ts';
import { datesText } from '../property-file/dates-text.ts';
import type { ImportReport } from '../property-file/import-report.ts';

const count = (value: number) => value.toLocaleString('en-GB');

/** The effects of an import or dry run, line by line. */
export function describeReport(report: ImportReport): string[] {
  const { propertyCode, isNewHotel, isDryRun, hasChanges, definition, nights, prices } = report;
  const { extras, promotions, vouchers, tables } = report;
  if (!hasChanges) return [`${propertyCode}: nothing to change.`, ...unchangedLines(report.unchanged)];
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
    ...unchangedLines(report.unchanged),
  ];
}

/** Values set at the desk or by command that differ from the file. */
function unchangedLines({ nights, prices, vouchers, parts }: ImportReport['unchanged']): string[] {
  const unchanged = [
    ...nights.map(({ roomType, dates }) => `rooms, ${roomType}: ${datesText(dates)}`),
    ...prices.map(({ ratePlan, roomType, dates }) => `${ratePlan}, ${roomType}: ${datesText(dates)}`),
    ...(vouchers.length > 0 ? [`gift vouchers: ${vouchers.join(', ')}`] : []),
    ...(parts.length > 0 ? [`published by the desk: ${parts.join(', ')}`] : []),
  ];
  if (unchanged.length === 0) return [];
  return [
    '  Unchanged where the desk or a command has set it since, though the file differs (--replace takes the file’s):',
    ...unchanged.map((line) => `    ${line}`),
  ];
}

/** Empty if nothing changed. */
function countLine(what: string, counts: Readonly<Record<string, number>>): string[] {
  const changes = Object.entries(counts).filter(([, number]) => number > 0);
  if (changes.length === 0) return [];
  return [`  ${what}: ${changes.map(([how, number]) => `${count(number)} ${how}`).join(', ')}.`];
}

/** Why a file is invalid, one fault per line. */
export function describeFaults(fileName: string, faults: readonly FileFault[]): string[] {
  const total = faults.length === 1 ? 'one fault' : `${count(faults.length)} faults`;
  return [
    `${fileName} cannot be used, it has ${total}. Nothing was written.`,
    ...faultLines(faults).map((line) => `  ${line}`),
  ];
}

/** Why an import was refused, with each night. */
export function describeRefusal(propertyCode: string, refusal: ImportRefusal): string[] {
  return [
    `${propertyCode} was not imported, and nothing was written.`,
    ...refusalLines(refusal, (minor, currency) => moneyText({ minor, currency })).map((line) => `  ${line}`),
  ];
}
