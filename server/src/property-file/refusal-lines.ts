import type { FileFault } from '@portico/contract/property-file/file-fault';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { ImportRefusal } from './import-refusal.ts';

export function faultLines(faults: readonly FileFault[]): string[] {
  return faults.map(
    ({ path, expected, found }) =>
      `${path || 'the document'}: expected ${expected}; found ${found ?? 'nothing'}`,
  );
}

/** Why an import was refused, with each night. `money`: writes a sum. */
export function refusalLines(
  refusal: ImportRefusal,
  money: (minor: number, currency: CurrencyCode) => string,
): string[] {
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
    case 'import.changed-meanwhile':
      return [`${refusal.propertyCode} was changed by an import meanwhile. Look at it and publish again.`];
    case 'import.parts-disagree':
      return [
        `The desk has published ${refusal.parts.join(', ')} since, and the file does not go with that:`,
        ...faultLines(refusal.faults).map((line) => `  ${line}`),
        'Export the file again and change that, or use --replace.',
      ];
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
        const text = (minor: number) => money(minor, refusal.currency);
        return `Voucher ${code}: ${text(spentMinor)} spent, but worth ${text(initialMinor)} in the file.`;
      });
  }
}
