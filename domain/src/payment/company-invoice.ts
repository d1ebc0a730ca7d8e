import { mailedLineIssues } from '../people/name.ts';
import type { Issue } from '../result.ts';
import { isPoNumberOf } from './po-number.ts';

/** Whether a rate is paid on a company's invoice: not at all, optionally, or only so. */
export type CompanyInvoice = 'no' | 'allowed' | 'only';

/**
 * The rates of a booking combined. `mixed`: one is sold only on a company's invoice and another cannot be, so they are
 * not booked together. Rule: docs/journeys.md, "Rates on a company's invoice".
 */
export function companyInvoiceOf(rates: readonly CompanyInvoice[]): CompanyInvoice | 'mixed' {
  const allAllow = rates.length > 0 && rates.every((rate) => rate !== 'no');
  if (rates.includes('only')) return allAllow ? 'only' : 'mixed';
  return allAllow ? 'allowed' : 'no';
}

/**
 * Whether a rate may join a booking whose payment is decided, on a company's invoice or not. Rule: docs/journeys.md,
 * "Rates on a company's invoice".
 */
export function goesOnBill(rate: CompanyInvoice, isCompanyInvoiced: boolean): boolean {
  return isCompanyInvoiced ? rate !== 'no' : rate !== 'only';
}

/** The recipient of the invoice, as entered by the guest. */
export interface InvoicedCompany {
  /** Null: none is chosen. */
  readonly accountId: number | null;
  /** Empty: not given. */
  readonly poNumber: string;
  /** The code that the company gives its people; empty: not given; undefined: the company has none. */
  readonly code?: string | undefined;
}

/** Whether the typed text is a company's code, case-insensitive. */
export function isCompanyCode(code: string, typed: string): boolean {
  return code.toLowerCase() === typed.trim().toLowerCase();
}

/** The most characters of a PO number. */
export const MAX_PO_NUMBER_LENGTH = 50;

/**
 * Issues of a company invoice: `accountId` with `company.required`; `companyCode` and `poNumber` with the codes of a
 * line of text; `name.web-address`, because a mail to the company contains the number; and `po-number.pattern`. Only
 * the server can verify a code. `pattern`: the hotel's own; null: any. Rule: docs/journeys.md, "PO numbers".
 */
export function invoicedCompanyIssues(
  { accountId, poNumber, code }: InvoicedCompany,
  pattern: string | null,
): Issue[] {
  const company: Issue[] = accountId === null ? [{ field: 'accountId', code: 'company.required' }] : [];
  const ofCode: Issue[] = code?.trim() === '' ? [{ field: 'companyCode', code: 'text.required' }] : [];
  return [...company, ...ofCode, ...poNumberIssues(poNumber, pattern)];
}

function poNumberIssues(poNumber: string, pattern: string | null): Issue[] {
  const field = 'poNumber';
  const asLine = mailedLineIssues(field, poNumber, { isRequired: true, maxLength: MAX_PO_NUMBER_LENGTH });
  if (asLine.length > 0) return asLine;
  const isTaken = pattern === null || isPoNumberOf(pattern, poNumber.trim());
  return isTaken ? [] : [{ field, code: 'po-number.pattern' }];
}
