import type { StayTotalsResponse } from '@portico/contract/calls/stay-totals';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { dateAt } from '../hotel/date-at.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuseTooMany } from '../platform/http/refuse-too-many.ts';
import { refuse, refuseFields } from '../platform/http/refuse.ts';
import { ServerBusy } from '../platform/http/server-busy.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { searchFaults } from './search-faults.ts';
import type { SearchWork } from './search-work.ts';
import { cheapestRooms } from './search/cheapest-rooms.ts';
import { offersOf } from './search/offered-rates.ts';
import { searchScope, type SearchScope } from './search/search-scope.ts';
import type { InSlices } from './search/time-slices.ts';

/** What each of several stays would cost the same guests. Rule: docs/search.md, "Totals of several stays". */
export async function stayTotalsRoute(
  app: PorticoServer,
  { hotels, snapshots, clock }: AvailabilityDeps,
  work: SearchWork,
): Promise<void> {
  const totals = endpoint('/api/Availability/Totals');
  // A page of another site asks leave first, since it sends JSON.
  app.options(totals.url, { config: totals.config }, async (_request, reply) => reply.code(204).send());
  app.route({
    ...totals,
    handler: async (request, reply) => {
      const { body, query } = request;
      if (query.propertyId !== undefined && query.propertyId !== body.PropertyId)
        return refuseFields(reply, { PropertyId: ['The address names another hotel.'] });
      const hotel = await hotels.find(body.PropertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const today = dateAt(hotel, clock.now());
      const rooms = body.Rooms.map(guestCountsFromWire);
      const stays = body.Stays.map(({ DateFrom, DateTo }) => ({ arrival: DateFrom, departure: DateTo }));
      const faults = stays.map((stay) => searchFaults(hotel, { ...stay, rooms }, today));
      const ofRooms = Object.entries(faults[0] ?? {}).filter(([field]) => field.startsWith('Rooms'));
      if (ofRooms.length > 0) return refuseFields(reply, Object.fromEntries(ofRooms));
      const address = clientAddress(request);
      const opensInS = work.opensInS(address);
      if (opensInS > 0)
        return refuseTooMany(reply, { thing: 'requests', opensInS }, hotel.definition.property);
      if (work.slices.isFull()) throw new ServerBusy('reading');
      const criteria = {
        ratePlanCode: null,
        roomTypeId: body.RoomTypeId ?? null,
        locationId: body.LocationId ?? null,
      };
      const scope = searchScope(hotel, await snapshots.get(hotel), criteria, null, today);
      // A stay that cannot be searched is not sold.
      const searchable = new Set(stays.filter((_, index) => Object.keys(faults[index] ?? {}).length === 0));
      const priced = await work.slices.run(totalsOf(scope, stays, rooms, searchable), (nights) =>
        work.spend(address, nights),
      );
      return { Totals: priced };
    },
  });
}

function* totalsOf(
  scope: SearchScope,
  stays: readonly Stay[],
  rooms: readonly Guests[],
  searchable: ReadonlySet<Stay>,
): InSlices<StayTotalsResponse['Totals']> {
  const { hotel } = scope;
  const totals: StayTotalsResponse['Totals'] = [];
  for (const stay of stays) {
    const cost = searchable.has(stay)
      ? cheapestRooms(hotel, yield* offersOf(scope, stay), rooms)?.cost
      : undefined;
    totals.push({
      DateFrom: stay.arrival,
      DateTo: stay.departure,
      TotalCost: cost === undefined ? null : toWireAmount(cost, hotel.currency),
    });
  }
  return totals;
}
