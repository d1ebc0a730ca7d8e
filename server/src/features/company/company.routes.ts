import { MOST_COMPANIES, type SearchCompaniesResponse } from '@portico/contract/calls/search-companies';
import { foldedText } from '@portico/domain/people/folded-text';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { LimitDeps } from '../../core/limits/rate-limits.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

const WINDOW_S = 10 * 60;

export interface CompanyDeps extends LimitDeps {
  readonly hotels: HotelDirectory;
}

/** Companies that a booking may be invoiced to, by a part of their name; limited, lest all of them be read out. */
export async function companyRoutes(
  app: PorticoServer,
  { hotels, limits, rateLimits }: CompanyDeps,
): Promise<void> {
  app.route({
    ...endpoint('/api/Company/SearchCompanies'),
    handler: async (request, reply) => {
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
  });
}

/**
 * The companies of a hotel that may be invoiced and have that text in their name, those first that begin with it, then by
 * name, ten at most.
 */
function searchCompanies({ companies }: Hotel, text: string): SearchCompaniesResponse {
  const wanted = foldedText(text);
  return [...companies.values()]
    .map(({ part: { id, name, code }, foldedName }) => ({ id, name, code, at: foldedName.indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_COMPANIES)
    .map(({ id, name, code }) => ({ AccountId: id, Name: name, AsksCode: code !== undefined }));
}
