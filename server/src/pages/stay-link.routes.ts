import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { unreadParts } from '@portico/contract/unread-link';
import { searchIssues } from '@portico/domain/search/search-issues';
import { searchRulesOf } from '../availability/search-faults.ts';
import { dateAt } from '../hotel/date-at.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { MessagePages } from './message-pages.ts';
import { plainPages } from './plain-pages.ts';

export interface StayLinkDeps {
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
  readonly messages: MessagePages;
}

/** What a search link names a stay by; anything else, such as a campaign, is passed on. */
const ofSearch: ReadonlySet<string> = new Set(
  'arrive nights depart rooms adults children infants age promo rate room plan location'.split(' '),
);

/**
 * Leads a link or form of another site on, at stayLinkPath: to the rooms, or to the search page. Rule:
 * docs/deep-links.md.
 */
export async function stayLinkRoute(app: PorticoServer, deps: StayLinkDeps): Promise<void> {
  const { hotels, clock, messages } = deps;
  app.get<{ Params: { ownerCode: string } }>(
    '/Book/:ownerCode/Stay',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const hotel = await hotels.find(request.params.ownerCode);
      if (hotel === undefined)
        return sendDocument(reply, await messages(request.url, plainPages.hotelUnknown), { status: 404 });
      const query = agesCounted(hotel, new URLSearchParams(/\?.*/s.exec(request.url)?.[0]));
      const rooms = roomsQuery(hotel, query, dateAt(hotel, clock.now()));
      const { code } = hotel.definition.property;
      return reply.redirect(
        rooms === undefined
          ? withQuery(guestPaths.book(code), query.toString())
          : withQuery(guestPaths.roomsAndRates(code), rooms),
      );
    },
  );
}

const MOST_CHILDREN = 20;

/**
 * The same link with each `age` as a child, an infant or, beyond the hotel's ages, an adult. A hotel without ages takes
 * them as children. Rule: docs/google.md, "Children".
 */
function agesCounted({ definition }: Hotel, query: URLSearchParams): URLSearchParams {
  const ages = query.getAll('age').filter((age) => /^\d{1,2}$/.test(age));
  if (ages.length === 0 || ages.length > MOST_CHILDREN || query.has('rooms')) return query;
  const until = definition.settings.googleHotels?.childAges;
  const counted = new URLSearchParams(query);
  counted.delete('age');
  const addTo = (name: string) => counted.set(name, String(Number(counted.get(name) ?? '0') + 1));
  for (const age of ages.map(Number)) {
    if (until !== undefined && age <= until.infantUntil) addTo('infants');
    else if (until === undefined || age <= until.childUntil) addTo('children');
    else addTo('adults');
  }
  return counted;
}

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** The query of the rooms page; undefined: the search page has something to ask or to explain. */
function roomsQuery(
  hotel: Hotel,
  query: URLSearchParams,
  today: Parameters<typeof searchRulesOf>[1],
): string | undefined {
  if (unreadParts(query).length > 0) return undefined;
  const { locations, settings } = hotel.definition;
  const link = parseSearchLink(query);
  const rooms = link.rooms ?? [settings.defaultOccupancy];
  const isLocationKnown = link.locationId === null || locations.some(({ id }) => id === link.locationId);
  const { arrival, departure } = link;
  const issues = searchIssues({ arrival, departure, rooms }, searchRulesOf(hotel, today));
  if (issues.length > 0 || !isLocationKnown) return undefined;
  const others = new URLSearchParams([...query].filter(([name]) => !ofSearch.has(name)));
  return [formatSearchLink({ ...link, rooms }), others.toString()].filter((part) => part !== '').join('&');
}
