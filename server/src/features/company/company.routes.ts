import {
  searchCompaniesQuerySchema,
  searchCompaniesResponseSchema,
} from '@portico/contract/calls/search-companies';
import { apiPaths } from '@portico/contract/paths';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import type { LimitDeps } from '../../core/limits/rate-limits.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { searchCompanies } from './search-companies.ts';

const WINDOW_S = 10 * 60;

export interface CompanyDeps extends LimitDeps {
  readonly hotels: HotelDirectory;
}

/** Companies that a booking may be invoiced to, by a part of their name; limited, lest all of them be read out. */
export async function companyRoutes(
  app: PorticoServer,
  { hotels, limits, rateLimits }: CompanyDeps,
): Promise<void> {
  app.get(
    apiPaths.searchCompanies(),
    forAnyone({ querystring: searchCompaniesQuerySchema }, searchCompaniesResponseSchema),
    async (request, reply) => {
      const { propertyId, query } = request.query;
      const hotel = await hotels.find(propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const taken = await rateLimits.take({
        propertyId: hotel.propertyId,
        kind: 'company-searches-per-address',
        subject: clientAddress(request),
        max: limits.companySearchesPerAddress,
        windowS: WINDOW_S,
      });
      if (!taken.isOpen)
        return refuseTooMany(reply, { thing: 'companies', ...taken }, hotel.definition.property);
      return searchCompanies(hotel, query);
    },
  );
}
