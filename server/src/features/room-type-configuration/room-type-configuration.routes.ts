import { errorBodySchema } from '@portico/contract/calls/error-body';
import {
  roomTypeConfigurationQuerySchema,
  roomTypeConfigurationResponseSchema,
} from '@portico/contract/calls/static-data';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

/** The bed options of each room type; a room type without a choice has none. */
export async function roomTypeConfigurationRoutes(
  app: PorticoServer,
  { hotels }: { hotels: HotelDirectory },
): Promise<void> {
  app.get(
    '/api/RoomTypeConfiguration/Get',
    {
      config: { access: 'anyone' },
      schema: {
        querystring: roomTypeConfigurationQuerySchema,
        response: { 200: roomTypeConfigurationResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hotel = await hotels.find(request.query.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      return hotel.definition.roomTypes.map((roomType) => ({
        RoomTypeId: roomType.id,
        Options: roomType.configurations.map(({ id, name }) => ({
          RoomConfigurationDropdownOptionId: id,
          Name: name,
        })),
      }));
    },
  );
}
