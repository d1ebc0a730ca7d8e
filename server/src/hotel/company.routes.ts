import { MOST_COMPANIES, type SearchCompaniesResponse } from '@portico/contract/calls/search-companies';
import { foldedText } from '@portico/domain/people/folded-text';
import type { HotelDirectory } from './hotel-directory.ts';
import type { Hotel } from './hotel.ts';
import type { LimitDeps } from '../limits/rate-limits.ts';
import { takeLimits } from '../limits/take-limits.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuseTooMany } from '../platform/http/refuse-too-many.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

export interface CompanyDeps extends LimitDeps {
  readonly hotels: HotelDirectory;
}

/** Companies that a booking may be invoiced to, by a part of their name; rate-limited against reading them all. */
export async function companyRoutes(app: PorticoServer, deps: CompanyDeps): Promise<void> {
  app.route({
    ...endpoint('/api/Company/SearchCompanies'),
    handler: async (request, reply) => {
      const { propertyId, query } = request.query;
      const hotel = await deps.hotels.find(propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const who = { propertyId: hotel.propertyId, address: clientAddress(request) };
      const taken = await takeLimits(deps, who, { companySearchesPerAddress: 1 });
      if (!taken.isOpen) return refuseTooMany(reply, taken, hotel.definition.property);
      return searchCompanies(hotel, query);
    },
  });
}

/**
 * The hotel's invoiceable companies with the text in their name. Those that begin with it come first, then by name;
 * ten at most.
 */
function searchCompanies({ companies }: Hotel, text: string): SearchCompaniesResponse {
  const requested = foldedText(text);
  return [...companies.values()]
    .map(({ part: { id, name, code }, foldedName }) => ({
      id,
      name,
      code,
      at: foldedName.indexOf(requested),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_COMPANIES)
    .map(({ id, name, code }) => ({ AccountId: id, Name: name, AsksCode: code !== undefined }));
}
