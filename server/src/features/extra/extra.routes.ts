import {
  itemServicesQuerySchema,
  servicesQuerySchema,
  servicesResponseSchema,
} from '@portico/contract/calls/services';
import { apiPaths } from '@portico/contract/paths';
import { dateAt } from '../../core/hotel/date-at.ts';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import type { LimitDeps } from '../../core/limits/rate-limits.ts';
import { readReservation } from '../../core/reservation/read-reservation.store.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone, forGrant } from '../../platform/http/for-anyone.ts';
import { grantFor } from '../../platform/http/grants.ts';
import { refuseAsked } from '../../platform/http/refuse-asked.ts';
import { refuse, refuseFields } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { planKeys } from './plan-keys.ts';
import { readExtras } from '../../core/inventory/read-extras.ts';
import { roomFaults } from './room-faults.ts';

interface ExtraDeps extends LimitDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
}

/** The extras of a room over a stay. The wire calls them services. */
export async function extraRoutes(app: PorticoServer, deps: ExtraDeps): Promise<void> {
  const { database, hotels, clock } = deps;
  app.get(
    apiPaths.services(),
    forAnyone({ querystring: servicesQuerySchema }, servicesResponseSchema),
    async (request, reply) => {
      const { propertyId, roomTypeId, ratePlanId, dateOfArrival, dateOfDeparture } = request.query;
      const hotel = await hotels.find(propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const today = dateAt(hotel, clock.now());
      const keys = await planKeys(deps, hotel, request.query, clientAddress(request));
      if (!keys.ok) return refuseAsked(reply, keys.refusal, hotel.definition.property);
      const faults = roomFaults(hotel, request.query, keys.value, today);
      if (Object.keys(faults).length > 0) return refuseFields(reply, faults);
      const stay = { arrival: dateOfArrival, departure: dateOfDeparture };
      return readExtras(database.kysely, hotel, { roomTypeId, ratePlanId, stay });
    },
  );

  app.get(
    apiPaths.reservationItemServices(),
    forGrant({ querystring: itemServicesQuerySchema }, servicesResponseSchema),
    async (request, reply) => {
      const { propertyId, reservationItemId: itemId } = request.query;
      const grant = await grantFor(request, propertyId, { itemIds: [itemId] });
      const hotel = await hotels.find(propertyId);
      const booking = grant && hotel && (await readReservation(database.kysely, hotel.propertyId, grant));
      const room = booking?.rooms.find((booked) => booked.itemId === itemId);
      if (hotel === undefined || room === undefined) return refuse(reply, 'reservation.unknown');
      return readExtras(database.kysely, hotel, room, room.extras);
    },
  );
}
