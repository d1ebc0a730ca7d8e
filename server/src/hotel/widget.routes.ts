import { toWireWidget } from '@portico/contract/wire/widget';
import type { Clock } from '../platform/clock/clock.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { dateAt } from './date-at.ts';
import type { HotelDirectory } from './hotel-directory.ts';

export interface WidgetDeps {
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
}

/** What the search widget on a hotel's own site needs of the hotel. */
export async function widgetRoute(app: PorticoServer, { hotels, clock }: WidgetDeps): Promise<void> {
  app.route({
    ...endpoint('/api/Widget/:id'),
    handler: async ({ params }, reply) => {
      const hotel = await hotels.find(params.id);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      return toWireWidget(hotel.definition, dateAt(hotel, clock.now()));
    },
  });
}
