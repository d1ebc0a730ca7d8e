import { type GroupSearchRequest, type GroupSearchResponse } from '@portico/contract/calls/group-search';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import { searchIssues } from '@portico/domain/search/search-issues';
import { earliestToday, todayAtHotels } from '../hotel/group-today.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readPromoCodes, type PromoCode } from './pricing/promo-code.ts';
import type { InSlices } from './search/time-slices.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuseTooMany } from '../platform/http/refuse-too-many.ts';
import { refuse, refuseFields } from '../platform/http/refuse.ts';
import { sendJson } from '../platform/http/send-json.ts';
import { ServerBusy } from '../platform/http/server-busy.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { groupPart, unknownArea, type GroupPart } from './group-part.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { limitGroupCode } from './group-code-limit.ts';
import { membersInParts } from './members-in-parts.ts';
import { groupPromoFields } from './promo-fields.ts';
import { faultsByField } from './search-faults.ts';
import { searchMember, type MemberSearch, type SearchedMember } from './search-member.ts';
import type { SearchWork } from './search-work.ts';

/** The hotels of a group available for a stay, and their lowest prices. */
export async function groupSearchRoute(
  app: PorticoServer,
  deps: AvailabilityDeps,
  work: SearchWork,
): Promise<void> {
  const { database, groups, clock } = deps;
  app.route({
    ...endpoint('/api/Availability/SearchPropertyGroup'),
    handler: async (request, reply) => {
      const group = await groups.find(request.body.PropertyGroupId);
      if (group === undefined) return refuse(reply, 'group.unknown');
      const searched = groupPart(group, request.body.AreaId);
      if (searched === undefined) return refuseFields(reply, unknownArea);
      const criteria = criteriaOf(request.body);
      const faults = groupSearchFaults(searched, criteria, clock.now());
      if (Object.keys(faults).length > 0) return refuseFields(reply, faults);
      const address = clientAddress(request);
      const opensInS = work.opensInS(address);
      const properties = group.definition.group;
      if (opensInS > 0) return refuseTooMany(reply, { thing: 'requests', opensInS }, properties);
      const limit = await limitGroupCode(deps, { group, address }, criteria.promoCode);
      if (!limit.isOpen) return refuseTooMany(reply, { thing: 'codes', ...limit }, properties);
      const hotels = searched.members.map(({ hotel }) => hotel);
      const promoAt = await readPromoCodes(database.kysely, hotels, criteria.promoCode);
      await limit.settle();
      if (work.slices.isFull()) throw new ServerBusy('reading');
      const answer = await searchGroup(deps, work, { searched, criteria, promoAt }, (nights) =>
        work.spend(address, nights),
      );
      // Typed by the schema: validating each hotel again would cost as much as finding it.
      return sendJson(reply, JSON.stringify(answer));
    },
  });
}

function criteriaOf(request: GroupSearchRequest): SearchCriteria {
  return {
    stay: { arrival: request.DateFrom, departure: request.DateTo },
    rooms: request.Rooms.map(guestCountsFromWire),
    promoCode: textOrNull(request.PromoCode),
    ratePlanCode: null,
    roomTypeId: null,
    locationId: null,
  };
}

/** Faults at every hotel of the group. What only some hotels reject is reported for those. */
function groupSearchFaults(
  { group, members }: GroupPart,
  { stay, rooms }: SearchCriteria,
  now: Date,
): Record<string, string[]> {
  const settings = members.map(({ hotel }) => hotel.definition.settings);
  const mostNights = Math.max(1, ...settings.map(({ maxNightsOnStay }) => maxNightsOnStay));
  const issues = searchIssues(
    { ...stay, rooms },
    {
      maxRooms: Math.max(1, ...settings.map(({ maxNumberOfRoomsOnBooking }) => maxNumberOfRoomsOnBooking)),
      maxNights: mostNights,
      today: earliestToday(members, now),
      propertyLimits: {},
    },
  );
  return faultsByField(issues, { unit: group.definition.group.unitName, mostNights });
}

interface GroupSearch {
  readonly searched: GroupPart;
  readonly criteria: SearchCriteria;
  /** The state of the code at a hotel. */
  readonly promoAt: (hotel: Hotel) => PromoCode;
}

/**
 * Searches the hotels of a group in the order of its file, in batches. A hotel that cannot be read is skipped and
 * named. `onCost` receives the cost in nights. Rule: docs/search.md, "Groups".
 */
async function searchGroup(
  deps: Pick<AvailabilityDeps, 'snapshots' | 'clock' | 'log'>,
  { slices }: Pick<SearchWork, 'slices'>,
  { searched, criteria, promoAt }: GroupSearch,
  onCost: (nights: number) => void,
): Promise<GroupSearchResponse> {
  const todayAt = todayAtHotels(deps.clock.now());
  const found: SearchedMember[] = [];
  const unread = [...searched.unread];
  for await (const part of membersInParts(deps, searched.members)) {
    unread.push(...part.unread);
    const searches = part.members.map(({ member, snapshot }) => ({
      member,
      snapshot,
      promo: promoAt(member.hotel),
      today: todayAt(member),
    }));
    found.push(...(await slices.run(searchEach(searches, criteria), onCost)));
  }
  return {
    Properties: found.map(({ property }) => property),
    UnreadPropertyIds: unread,
    ...groupPromoFields(
      searched,
      criteria.promoCode,
      found.map(({ promo }) => promo),
    ),
  };
}

function* searchEach(
  searches: readonly MemberSearch[],
  criteria: SearchCriteria,
): InSlices<SearchedMember[]> {
  const found: SearchedMember[] = [];
  for (const search of searches) found.push(yield* searchMember(search, criteria));
  return found;
}
