import type { HotelDocumentData } from '@portico/contract/document-data';
import { pagesOf, type PageOf } from '@portico/contract/pages';
import { toWireBookConfig, toWireProperty } from '@portico/contract/wire/property';
import { dateAt } from '../core/hotel/date-at.ts';
import { dialCodeOf } from '../core/hotel/dial-code.ts';
import type { HotelDirectory } from '../core/hotel/hotel-directory.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import type { SearchAhead } from '../features/availability/search-ahead.ts';
import { analyticsIdsOf, hasAnalytics } from './analytics/analytics-ids.ts';
import type { DocumentOwners } from './document-owners.ts';
import { findableHead } from './findable/findable-head.ts';
import { pageTitles } from './page-titles.ts';
import { pictureFolders } from './picture-folders.ts';
import { plainPages } from './plain-pages.ts';
import { roomsAhead } from './rooms-ahead.ts';
import { shell } from './shell.ts';
import type { Site } from './site.ts';

export interface HotelDocumentFacts {
  readonly hotels: HotelDirectory;
  readonly site: Site;
  readonly isDemo: boolean;
  readonly searchAhead: SearchAhead;
  /** How a hotel's guests may pay. */
  readonly offered: (hotel: Hotel) => Pick<HotelDocumentData, 'cardEntry' | 'takesPaystack'>;
  /** Undefined: the server does not know its own address. */
  readonly publicUrl: string | undefined;
}

/** The guest's pages of one hotel. */
export function hotelDocuments(facts: HotelDocumentFacts): DocumentOwners<Hotel, PageOf<'hotel'>> {
  const { hotels, site, isDemo, searchAhead, offered, publicUrl } = facts;
  return {
    pages: pagesOf('hotel'),
    find: hotels.find,
    unknown: plainPages.hotelUnknown,
    todayAt: dateAt,
    pictureFoldersOf: ({ definition }) => pictureFolders(definition),
    hasAnalytics: ({ definition }) => hasAnalytics(analyticsIdsOf(definition.property)),
    aheadOf: async (name, hotel, { query, address }) => {
      if (name !== 'rooms') return undefined;
      const found = await searchAhead(hotel, query, address);
      return found && roomsAhead(hotel, found, query);
    },
    contentOf: (name, hotel, today) => {
      const { definition } = hotel;
      const { property: part } = definition;
      const property = toWireProperty(definition, dialCodeOf(part.defaultPhoneCountryCode));
      const config = toWireBookConfig(definition);
      const title = `${pageTitles[name]} – ${part.name}`;
      return {
        head: {
          title,
          description: part.voice.standfirst,
          theme: part.theme,
          isListed: name === 'search' && !isDemo,
          ...(name === 'search' && { more: findableHead(definition, title, publicUrl) }),
        },
        shell: shell(name, property),
        data: { of: 'hotel', property, config, today, build: site.build, isDemo, ...offered(hotel) },
      };
    },
  };
}
