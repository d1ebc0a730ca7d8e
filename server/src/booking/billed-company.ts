import { invoicedCompanyIssues, isCompanyCode } from '@portico/domain/payment/company-invoice';
import { ok, refused, type Result } from '@portico/domain/result';
import { fieldFaults } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BilledCompany } from '../reservation/booked-reservation.ts';
import type { BookingRequest } from './booking-request.ts';
import type { BookingRefusal } from './submit/booking-refusal.ts';

const fields = { accountId: 'AccountId', companyCode: 'AccountCode', poNumber: 'PONumber' };

/**
 * The company invoiced for a booking, by its property file. Refuses with faults of `AccountId`, `AccountCode` and
 * `PONumber`: no company chosen, not a company of this hotel that opted in, a wrong code, or a PO number not of the
 * hotel's form. Rule: docs/journeys.md, "PO numbers".
 */
export function billedCompany(
  hotel: Hotel,
  { company: given }: Pick<BookingRequest, 'company'>,
): Result<BilledCompany, BookingRefusal> {
  const company = given.accountId === null ? undefined : hotel.companies.get(given.accountId)?.part;
  const isUnknown = given.accountId !== null && company === undefined;
  const typed = given.code ?? '';
  const isWrongCode = company?.code !== undefined && typed !== '' && !isCompanyCode(company.code, typed);
  const requested = { ...given, code: company?.code === undefined ? undefined : typed };
  const issues = [
    ...(isUnknown ? [{ field: 'accountId', code: 'company.unknown' }] : []),
    ...(isWrongCode ? [{ field: 'companyCode', code: 'company.code' }] : []),
    ...invoicedCompanyIssues(requested, hotel.definition.settings.poNumber?.pattern ?? null),
  ];
  if (company === undefined || issues.length > 0) {
    return refused({ code: 'request.invalid', faults: fieldFaults(hotel, null, fields, issues) });
  }
  const { id: accountId, name, billingContact: contact } = company;
  return ok({ accountId, name, poNumber: given.poNumber.trim(), contact });
}
