import type { HotelDirectory } from '@portico/server/hotel/hotel-directory';
import type { Snapshots } from '@portico/server/availability/snapshot/snapshots';
import type { PorticoServer } from '@portico/server/platform/http/server-type';
import { IMPORTED_BEFORE, SOLD_BEFORE } from './served-options.ts';

/** Nights from today; one of them is sold or released at a time. */
const NIGHTS = 300;

/**
 * `x-imported-before` names a hotel: responds as after an import that left its prices unchanged, so all its caches are
 * invalid. `x-sold-before` names a hotel: responds as after a sale, with one room of one night sold or released, so its
 * cached responses are invalid. Neither writes to the database, which would be a measurement of its own.
 */
export function sellBefore(
  app: PorticoServer,
  { hotels, snapshots }: { readonly hotels: HotelDirectory; readonly snapshots: Snapshots },
): void {
  let sales = 0;
  app.addHook('onRequest', async ({ headers }) => {
    const key = headers[IMPORTED_BEFORE] ?? headers[SOLD_BEFORE];
    if (typeof key !== 'string') return;
    const hotel = await hotels.find(key);
    const [roomTypeId] = hotel?.roomTypes.keys() ?? [];
    if (hotel === undefined || roomTypeId === undefined) throw new Error(`Nobody sells at ${key}`);
    const snapshot = await snapshots.get(hotel);
    if (headers[IMPORTED_BEFORE] !== undefined) {
      snapshot.writeRates([]);
      return;
    }
    const place = sales % NIGHTS;
    const available = snapshot.availableAt(roomTypeId, place) ?? 0;
    const left = Math.floor(sales / NIGHTS) % 2 === 0 ? available - 1 : available + 1;
    snapshot.writeAvailable([{ room_type_id: roomTypeId, available: left, places: [place] }]);
    sales += 1;
  });
}
