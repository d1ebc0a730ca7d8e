import { mailedLineIssues } from '../people/name.ts';
import type { Issue } from '../result.ts';
import { isPoNumberOf } from './po-number.ts';

/** Whether a rate is paid on a company's invoice: it may be, nothing else will do, or neither. */
export type CompanyInvoice = 'no' | 'allowed' | 'only';

/**
 * What the rates of a booking come to together. `mixed`: one is sold on a company's invoice only and another cannot be,
 * so they are not booked together. Rule: docs/journeys.md, "Rates on a company's invoice".
 */
export function companyInvoiceOf(rates: readonly CompanyInvoice[]): CompanyInvoice | 'mixed' {
  const allAllow = rates.length > 0 && rates.every((rate) => rate !== 'no');
  if (rates.includes('only')) return allAllow ? 'only' : 'mixed';
  return allAllow ? 'allowed' : 'no';
}

/**
 * Whether a rate may come to a booking that is paid already as it is, on a company's invoice or not. Rule: docs/journeys.md,
 * "Rates on a company's invoice".
 */
export function goesOnBill(rate: CompanyInvoice, isCompanyInvoiced: boolean): boolean {
  return isCompanyInvoiced ? rate !== 'no' : rate !== 'only';
}

/** Who is sent the invoice, as the guest says. */
export interface InvoicedCompany {
  /** Null: none is chosen. */
  readonly accountId: number | null;
  /** Empty: not given. */
  readonly poNumber: string;
  /** What the company gives to its people; empty: not given; undefined: the company has none. */
  readonly code?: string | undefined;
}

/** Whether somebody typed the code of a company, in any case. */
export function isCompanyCode(code: string, typed: string): boolean {
  return code.toLowerCase() === typed.trim().toLowerCase();
}

/** Characters of a PO number at most. */
export const MAX_PO_NUMBER_LENGTH = 50;

/**
 * What is missing or wrong of a company invoice: `accountId` with `company.required`, `companyCode` and `poNumber` with
 * the codes of a line of text, `name.web-address`, for the number stands in a mail to the company, and `po-number.pattern`.
 * Whether a code is right only the server can say. `pattern`: the hotel's own; null: any. Rule: docs/journeys.md, "PO numbers".
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
