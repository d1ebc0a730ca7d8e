import type { HotelDirectory } from './hotel-directory.ts';
import type { LimitDeps } from '../limits/rate-limits.ts';
import { takeLimits } from '../limits/take-limits.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuseTooMany } from '../platform/http/refuse-too-many.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

export interface FlushDeps extends LimitDeps {
  readonly hotels: HotelDirectory;
}

/** Flushes the cached definition of a hotel. Anyone may call it, so all callers share one limit. */
export async function flushRoute(app: PorticoServer, deps: FlushDeps): Promise<void> {
  const { hotels } = deps;
  app.route({
    ...endpoint('/api/StaticData/:id/flush'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.params.id);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const { propertyId } = hotel;
      const taken = await takeLimits(deps, { propertyId }, { flushesPerHotel: 1 });
      if (!taken.isOpen) return refuseTooMany(reply, taken, hotel.definition.property);
      hotels.forget(propertyId);
      return { Success: true as const };
    },
  });
}
