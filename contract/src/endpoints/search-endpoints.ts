import { availabilityQuerySchema, availabilityResponseSchema } from '../calls/availability.ts';
import { searchRequestSchema, searchResponseSchema } from '../calls/availability-search.ts';
import {
  checkPromoCodeGroupRequestSchema,
  checkPromoCodeRequestSchema,
  checkPromoCodeResponseSchema,
} from '../calls/check-promo-code.ts';
import {
  groupAvailabilityRequestSchema,
  groupAvailabilityResponseSchema,
} from '../calls/group-availability.ts';
import { groupSearchRequestSchema, groupSearchResponseSchema } from '../calls/group-search.ts';
import { searchCompaniesQuerySchema, searchCompaniesResponseSchema } from '../calls/search-companies.ts';
import { stayTotalsRequestSchema, stayTotalsResponseSchema } from '../calls/stay-totals.ts';
import { servicesQuerySchema, servicesResponseSchema } from '../calls/services.ts';
import { get, post } from './endpoint.ts';

export const searchEndpoints = {
  '/api/Availability': get('anyone', { querystring: availabilityQuerySchema }, availabilityResponseSchema),
  '/api/Availability/Search': post('anyone', { body: searchRequestSchema }, searchResponseSchema),
  '/api/Availability/Totals': post('anyone', { body: stayTotalsRequestSchema }, stayTotalsResponseSchema),
  '/api/Availability/CheckPromoCode': post(
    'anyone',
    { body: checkPromoCodeRequestSchema },
    checkPromoCodeResponseSchema,
  ),
  '/api/Company/SearchCompanies': get(
    'anyone',
    { querystring: searchCompaniesQuerySchema },
    searchCompaniesResponseSchema,
  ),
  '/api/Availability/SearchPropertyGroup': post(
    'anyone',
    { body: groupSearchRequestSchema },
    groupSearchResponseSchema,
  ),
  '/api/Availability/SearchPropertyGroupAreaAvailability': post(
    'anyone',
    { body: groupAvailabilityRequestSchema },
    groupAvailabilityResponseSchema,
  ),
  '/api/Availability/CheckPromoCodeGroup': post(
    'anyone',
    { body: checkPromoCodeGroupRequestSchema },
    checkPromoCodeResponseSchema,
  ),
  '/api/Service/Get': get('anyone', { querystring: servicesQuerySchema }, servicesResponseSchema),
} as const;
