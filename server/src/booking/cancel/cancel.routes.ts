import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { grantFor } from '../../platform/http/grants.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { cancelBooking } from './cancel-booking.ts';
import type { CancelDeps } from './cancel-outcome.ts';

export type CancelRoutesDeps = CancelDeps & { readonly hotels: HotelDirectory };

/** Cancelling a booking, with a grant for it. */
export async function cancelRoutes(app: PorticoServer, deps: CancelRoutesDeps): Promise<void> {
  app.route({
    ...endpoint('/api/ManageBooking/Cancel'),
    handler: async (request, reply) => {
      const { PropertyId, ReservationId, ...sent } = request.body;
      const grant = await grantFor(request, PropertyId, { reservationId: ReservationId });
      const hotel = await deps.hotels.find(PropertyId);
      if (grant === undefined || hotel === undefined) return refuse(reply, 'reservation.unknown');
      const cancelled = await cancelBooking(deps, {
        hotel,
        reservationId: grant.reservationId,
        madeBy: grant.by,
        reasonId: sent.CancellationReasonId ?? null,
        seenVersion: sent.Version ?? null,
        seenCost: sent.SeenCost ?? null,
      });
      if (cancelled.ok) return cancelled.value;
      return sendRefusal(reply, cancelled.refusal, hotel.definition.property);
    },
  });
}
