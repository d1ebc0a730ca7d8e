import { errorBodySchema } from '@portico/contract/calls/error-body';
import { propertyParamsSchema } from '@portico/contract/calls/property';
import { countriesResponseSchema, creditCardTypesResponseSchema } from '@portico/contract/calls/static-data';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { allCountries } from './countries.ts';

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
