import type { FileFault } from '@portico/contract/property-file/file-fault';
import { moneyText } from '../operations/reconcile/money-text.ts';
import type { ImportRefusal } from '../property-file/import-refusal.ts';
import { faultLines, refusalLines } from '../property-file/refusal-lines.ts';

const count = (value: number) => value.toLocaleString('en-GB');

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
