import { isCompanySearch } from '@portico/domain/payment/company-search';
import * as z from 'zod';
import { queryId, wireId, wireText } from './wire-parts.ts';

/** The most companies in one response. */
export const MOST_COMPANIES = 10;

/** GET /api/Company/SearchCompanies: companies that a hotel invoices, by part of the name. */
export const searchCompaniesQuerySchema = z.strictObject({
  propertyId: queryId,
  query: wireText(100).refine(isCompanySearch, 'Expected at least three letters'),
});

export const searchCompaniesResponseSchema = z
  .array(z.object({ AccountId: wireId, Name: z.string(), AsksCode: z.boolean() }))
  .max(MOST_COMPANIES);
export type SearchCompaniesResponse = z.infer<typeof searchCompaniesResponseSchema>;
