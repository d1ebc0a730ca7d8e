import type { FileFault } from '@portico/contract/property-file/file-fault';
import { moneyText } from '../operations/reconcile/money-text.ts';
import type { ImportRefusal } from '../property-file/import-refusal.ts';
import { datesText } from './dates-text.ts';
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

/** Values set by command that differ from the file. */
function unchangedLines({ nights, prices, vouchers }: ImportReport['unchanged']): string[] {
  const unchanged = [
    ...nights.map(({ roomType, dates }) => `rooms, ${roomType}: ${datesText(dates)}`),
    ...prices.map(({ ratePlan, roomType, dates }) => `${ratePlan}, ${roomType}: ${datesText(dates)}`),
    ...(vouchers.length > 0 ? [`gift vouchers: ${vouchers.join(', ')}`] : []),
  ];
  if (unchanged.length === 0) return [];
  return [
    '  Unchanged where a command has set it since, though the file differs (--replace takes the file’s):',
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
  return [`${fileName} cannot be used, it has ${total}. Nothing was written.`, ...faultLines(faults)];
}

export function faultLines(faults: readonly FileFault[]): string[] {
  return faults.map(
    ({ path, expected, found }) =>
      `  ${path || 'the document'}: expected ${expected}; found ${found ?? 'nothing'}`,
  );
}

/** Why an import was refused, with each night. */
export function describeRefusal(propertyCode: string, refusal: ImportRefusal): string[] {
  return [
    `${propertyCode} was not imported, and nothing was written.`,
    ...reasons(refusal).map((line) => `  ${line}`),
  ];
}

function reasons(refusal: ImportRefusal): string[] {
  switch (refusal.code) {
    case 'import.code-taken':
      return [`The code ${refusal.propertyCode} belongs to the hotel with id ${refusal.byPropertyId}.`];
    case 'import.id-taken':
      return [
        `The id ${refusal.propertyId} belongs to the hotel ${refusal.byPropertyCode}; a hotel keeps its code.`,
      ];
    case 'import.currency-fixed':
      return [`Guests have booked in ${refusal.from}; the currency cannot become ${refusal.to}.`];
    case 'import.already-running':
      return [`Another import of ${refusal.propertyCode} is running. Try again when it has ended.`];
    case 'import.capacity-below-sold':
      return refusal.roomTypes.flatMap(({ name, days }) =>
        days.map(
          ({ date, taken, allotment }) =>
            `${name}, night of ${date}: ${taken} taken, but ${allotment} for sale in the file.`,
        ),
      );
    case 'import.extras-below-sold':
      return refusal.extras.flatMap(({ name, days }) =>
        days.map(
          ({ date, taken, allotment }) =>
            `${name}, ${date}: ${taken} taken, but ${allotment} units in the file.`,
        ),
      );
    case 'import.promotion-below-used':
      return refusal.promotions.map(
        ({ name, taken, most }) => `${name}: ${taken} bookings have it, but the file allows ${most}.`,
      );
    case 'import.tables-below-taken':
      return refusal.tables.map(
        ({ name, date, time, taken, covers }) =>
          `${name}, ${date} at ${time}: ${taken} covers taken, but ${covers} in the file.`,
      );
    case 'import.voucher-below-spent':
      return refusal.vouchers.map(({ code, spentMinor, initialMinor }) => {
        const text = (minor: number) => moneyText({ minor, currency: refusal.currency });
        return `Voucher ${code}: ${text(spentMinor)} spent, but worth ${text(initialMinor)} in the file.`;
      });
  }
}
