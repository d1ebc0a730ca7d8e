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
import {
  stayTotalsQuerySchema,
  stayTotalsRequestSchema,
  stayTotalsResponseSchema,
} from '../calls/stay-totals.ts';
import { servicesQuerySchema, servicesResponseSchema } from '../calls/services.ts';
import { get, post } from './endpoint.ts';

export const searchEndpoints = {
  '/api/Availability': get(
    'Read calendar days, at most 37 months',
    'anyone',
    { querystring: availabilityQuerySchema },
    availabilityResponseSchema,
    { forSites: true },
  ),
  '/api/Availability/Search': post(
    'Search room types and rates of a stay',
    'anyone',
    { body: searchRequestSchema },
    searchResponseSchema,
  ),
  '/api/Availability/Totals': post(
    'Price several stays of the same guests',
    'anyone',
    { querystring: stayTotalsQuerySchema, body: stayTotalsRequestSchema },
    stayTotalsResponseSchema,
    { forSites: true },
  ),
  '/api/Availability/CheckPromoCode': post(
    'Check whether a promo code is valid today',
    'anyone',
    { body: checkPromoCodeRequestSchema },
    checkPromoCodeResponseSchema,
  ),
  '/api/Company/SearchCompanies': get(
    'Find up to ten companies for an invoice',
    'anyone',
    { querystring: searchCompaniesQuerySchema },
    searchCompaniesResponseSchema,
  ),
  '/api/Availability/SearchPropertyGroup': post(
    'Search hotels of a group or area for a stay',
    'anyone',
    { body: groupSearchRequestSchema },
    groupSearchResponseSchema,
  ),
  '/api/Availability/SearchPropertyGroupAreaAvailability': post(
    'Read calendar days of a group or area',
    'anyone',
    { body: groupAvailabilityRequestSchema },
    groupAvailabilityResponseSchema,
  ),
  '/api/Availability/CheckPromoCodeGroup': post(
    'Check whether a hotel of the group accepts a promo code today',
    'anyone',
    { body: checkPromoCodeGroupRequestSchema },
    checkPromoCodeResponseSchema,
  ),
  '/api/Service/Get': get(
    'List the extras of a room for a stay, with units left',
    'anyone',
    { querystring: servicesQuerySchema },
    servicesResponseSchema,
  ),
} as const;
