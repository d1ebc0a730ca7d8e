import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import type { LimitDeps } from '../../core/limits/rate-limits.ts';
import { WHOLE_HOTEL } from '../../core/limits/window-at.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

const WINDOW_S = 10 * 60;

export interface FlushDeps extends LimitDeps {
  readonly hotels: HotelDirectory;
}

/** Has the definition of a hotel read anew; limited for all who ask, since anyone may. It drops what is kept in memory and no more. */
export async function flushRoute(
  app: PorticoServer,
  { hotels, limits, rateLimits }: FlushDeps,
): Promise<void> {
  app.route({
    ...endpoint('/api/StaticData/:id/flush'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.params.id);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const { propertyId } = hotel;
      const taken = await rateLimits.take({
        propertyId,
        kind: 'flushes-per-hotel',
        subject: WHOLE_HOTEL,
        max: limits.flushesPerHotel,
        windowS: WINDOW_S,
      });
      if (!taken.isOpen)
        return refuseTooMany(reply, { thing: 'requests', ...taken }, hotel.definition.property);
      hotels.forget(propertyId);
      return { Success: true as const };
    },
  });
}
