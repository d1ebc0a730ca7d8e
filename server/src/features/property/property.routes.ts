import { bookConfigResponseSchema } from '@portico/contract/calls/book-config';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import { propertyParamsSchema, propertyResponseSchema } from '@portico/contract/calls/property';
import { toWireBookConfig, toWireProperty } from '@portico/contract/wire/property';
import { dialCodeOf } from '../../core/hotel/dial-code.ts';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

/** Who a hotel is and how its booking pages behave, for those who do not come through our documents. */
export async function propertyRoutes(
  app: PorticoServer,
  { hotels }: { hotels: HotelDirectory },
): Promise<void> {
  app.get(
    '/api/Property/:id',
    {
      config: { access: 'anyone' },
      schema: {
        params: propertyParamsSchema,
        response: { 200: propertyResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hotel = await hotels.find(request.params.id);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      return toWireProperty(hotel.definition, dialCodeOf(hotel.definition.property.defaultPhoneCountryCode));
    },
  );

  app.get(
    '/api/Book/Config/:id',
    {
      config: { access: 'anyone' },
      schema: {
        params: propertyParamsSchema,
        response: { 200: bookConfigResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hotel = await hotels.find(request.params.id);
      return hotel === undefined ? refuse(reply, 'property.unknown') : toWireBookConfig(hotel.definition);
    },
  );
}
