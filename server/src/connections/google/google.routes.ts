import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { hotelList, landingPages } from './hotel-list.ts';

export interface GoogleRoutesDeps {
  readonly hotels: Pick<HotelDirectory, 'each' | 'stamp'>;
  readonly publicUrl: string | undefined;
}

const access = { config: { access: 'anyone' } } as const;
const anHour = 'public, max-age=3600';

/**
 * What Google fetches: the hotels that asked to be listed, and where their guests land. Anybody may: it is what stands on
 * their pages. Rule: docs/google.md.
 */
export async function googleRoutes(
  app: PorticoServer,
  { hotels, publicUrl }: GoogleRoutesDeps,
): Promise<void> {
  if (publicUrl === undefined) return;
  let last: { readonly stamp: string; readonly xml: string } | undefined;
  app.get('/google/hotels.xml', access, async (_request, reply) => {
    const stamp = await hotels.stamp();
    // Written anew after an import only: there may be thousands of hotels.
    if (last?.stamp !== stamp) {
      const listed: Hotel[] = [];
      for await (const hotel of hotels.each()) if (hotel.definition.settings.googleHotels) listed.push(hotel);
      last = { stamp, xml: hotelList(listed) };
    }
    return reply.type('application/xml; charset=utf-8').header('cache-control', anHour).send(last.xml);
  });
  app.get('/google/landing-pages.xml', access, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', anHour)
      .send(landingPages(publicUrl)),
  );
}
