import { errorBodySchema } from '@portico/contract/calls/error-body';
import { propertyParamsSchema } from '@portico/contract/calls/property';
import {
  countriesResponseSchema,
  creditCardTypesResponseSchema,
  type Country,
} from '@portico/contract/calls/static-data';
import { countryIds, nameOfCountry } from '../../core/hotel/country.ts';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

const { compare } = new Intl.Collator('en-GB');

/** Every country with its ISO 3166 numeric id and two-letter code, by its short English name. */
const allCountries: readonly Country[] = countryIds()
  .map(([code, id]) => ({ Id: id, Name: nameOfCountry(code), Code: code }))
  .sort((one, other) => compare(one.Name, other.Name));

/** Lists that forms choose from. */
export async function staticDataRoutes(
  app: PorticoServer,
  { hotels }: { hotels: HotelDirectory },
): Promise<void> {
  app.get(
    '/api/StaticData/:id/countries',
    {
      config: { access: 'anyone' },
      schema: {
        params: propertyParamsSchema,
        response: { 200: countriesResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hotel = await hotels.find(request.params.id);
      return hotel === undefined ? refuse(reply, 'property.unknown') : [...allCountries];
    },
  );

  app.get(
    '/api/StaticData/:id/creditcardtypes',
    {
      config: { access: 'anyone' },
      schema: {
        params: propertyParamsSchema,
        response: { 200: creditCardTypesResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hotel = await hotels.find(request.params.id);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      return hotel.definition.property.creditCards.map(({ id, name }) => ({ Id: id, Name: name }));
    },
  );
}
