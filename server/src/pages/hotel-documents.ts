import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { RoomTypeDetails } from '@portico/contract/calls/room-type';
import type { Where } from '@portico/contract/calls/where';
import type { PropertyResponse } from '@portico/contract/calls/property';
import type { HotelDocumentData } from '@portico/contract/document-data';
import { pagesOf, type PageOf, documents, pages } from '@portico/contract/pages';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import { toWireBeds } from '@portico/contract/wire/beds';
import { toWireBookConfig, toWireProperty } from '@portico/contract/wire/property';
import { idOf } from '@portico/contract/search-link';
import { toWireRoomDetails } from '@portico/contract/wire/room-type';
import { toWireWhere } from '@portico/contract/wire/where';
import { dateAt } from '../hotel/date-at.ts';
import { diallingOf } from '../hotel/dialling.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { SearchAhead, FoundAhead } from '../availability/search-ahead.ts';
import { escapeHtml, jsonInScript, scriptJson } from '../platform/html/escape-html.ts';
import { type Ahead, aheadMarks } from './ahead.ts';
import { analyticsIdsOf, hasAnalytics } from './analytics/analytics-ids.ts';
import { skeleton } from './skeleton.ts';
import type { DocumentOwners } from './document-owners.ts';
import {
  findableHead,
  findableRoomHead,
  findableWhereHead,
  whereDescription,
} from './findable/findable-head.ts';
import { firstPicture } from './first-picture.ts';
import { lateWords } from './late-words.ts';
import { hotelHeader } from './page-header.ts';
import { pageTitles } from './page-titles.ts';
import { plainPages } from './plain-pages.ts';
import type { Site } from './site.ts';

/** Skeleton shapes of each page, below its title. */
const shapes = {
  checkout: skeleton('line', 'field', 'field', 'field', 'field'),
  status: skeleton('line', 'line'),
  confirmation: skeleton('line', 'line', 'card'),
  table: skeleton('line', 'field', 'field', 'field', 'line', 'field'),
  tableBooking: skeleton('line', 'ledger'),
  manage: skeleton('line', 'field', 'field'),
  reservation: skeleton('line', 'line', 'card'),
  register: skeleton('line', 'field', 'field', 'field'),
  confirmEmail: skeleton('line'),
  confirmNewEmail: skeleton('line'),
  confirmBookerEmail: skeleton('line'),
  forgotPassword: skeleton('line', 'field'),
  resetPassword: skeleton('line', 'field'),
  manageAccount: skeleton('line', 'card', 'field', 'field'),
  securePayStatus: skeleton('line', 'line'),
  securePayConfirmation: skeleton('line', 'ledger'),
  securePayLink: skeleton('line', 'ledger', 'field', 'field'),
  securePayResult: skeleton('line', 'ledger', 'field', 'field'),
  securePay: skeleton('line'),
  preCheckIn: skeleton('line', 'card', 'field', 'field'),
} as const satisfies Record<Exclude<PageOf<'hotel'>, 'search' | 'rooms' | 'room' | 'where'>, string>;

/** A page's heading; the checkout has that of the booking it makes. */
const headingOf = (name: keyof typeof shapes) => pageTitles[name === 'checkout' ? 'confirmation' : name];

/** What a page shows beside the hotel. */
type Subject = Pick<HotelDocumentData, 'room' | 'where'>;

/** A page before its program has loaded: HTML and CSS only, in the shape of the page. */
function shell(name: PageOf<'hotel'>, property: PropertyResponse, { room: details, where }: Subject): string {
  if (name === 'search') return hotelHeader(property, { nameHidden: true }) + search(property);
  if (name === 'rooms') return hotelHeader(property) + rooms(property);
  if (name === 'room') return hotelHeader(property) + room(property, details);
  if (name === 'where') return hotelHeader(property) + whereWeAre(property, where);
  if (documents[pages[name].document].layout === 'bare') return bare(name, property);
  return hotelHeader(property) + working(name, property);
}

/** A page without navigation: one narrow column. */
function bare(name: keyof typeof shapes, property: PropertyResponse): string {
  return [
    `<div class="narrow">${hotelHeader(property, { isBare: true })}`,
    `<main class="wrap sheet" aria-busy="true"><h1 class="h1-working">${headingOf(name)}</h1>`,
    `${lateWords(property)}<div aria-hidden="true">${shapes[name]}</div></main></div>`,
  ].join('');
}

function search(property: PropertyResponse): string {
  const { PropertyName, Voice, PropertyImage } = property;
  return [
    '<main class="sheet-search" aria-busy="true"><div class="wrap">',
    `<h1>${escapeHtml(PropertyName)}</h1><p class="lead muted">${escapeHtml(Voice.Standfirst)}</p></div>`,
    `<div class="wrap">${lateWords(property)}<div aria-hidden="true">${skeleton('form')}</div></div>`,
    `${PropertyImage === null ? '<div class="sheet-band"></div>' : firstPicture(PropertyImage, 'wide')}</main>`,
  ].join('');
}

/** The first room's skeleton is where its card will be, so that its picture does not move. */
function rooms(property: PropertyResponse): string {
  return [
    `<div class="sheet-bar" aria-hidden="true"><div class="wrap">${skeleton('line')}</div></div>`,
    '<main class="wrap sheet-rooms" aria-busy="true"><h1 class="h1-working">Rooms and rates</h1>',
    `${lateWords(property)}<div class="sheet-split" aria-hidden="true"><div>${skeleton('line')}<div class="sheet-room">${aheadMarks.picture}`,
    `<div>${skeleton('line', 'field')}</div></div></div><div>${skeleton('line', 'ledger')}</div></div></main>`,
  ].join('');
}

/** Its first picture is painted at once, where the page will have it. */
function room(property: PropertyResponse, details: RoomTypeDetails | undefined): string {
  const { Name = '', Description = '', Images: [image, ...others] = [] } = details?.RoomType ?? {};
  const several = others.length > 0 ? ' sheet-own-room--several' : '';
  return [
    `<main class="wrap sheet-own" aria-busy="true"><div class="sheet-split"><div class="sheet-own-room${several}">`,
    `<h1 class="h1-working">${escapeHtml(Name)}</h1><p class="lead muted">${escapeHtml(Description)}</p>`,
    image === undefined ? skeleton('picture') : firstPicture(image, 'page'),
    `${lateWords(property)}<div aria-hidden="true">${skeleton('line', 'line', 'card')}</div></div>`,
    `<div aria-hidden="true">${skeleton('line', 'ledger')}</div></div></main>`,
  ].join('');
}

/** The map is painted at once, where the page will have it. */
function whereWeAre(property: PropertyResponse, where: Where | undefined): string {
  const { Intro = null, Map: map = null } = where ?? {};
  return [
    '<main class="wrap sheet-where" aria-busy="true"><div class="sheet-split"><div>',
    `<h1 class="h1-working">${pageTitles.where}</h1>`,
    Intro === null ? '' : `<p class="lead muted">${escapeHtml(Intro)}</p>`,
    map === null ? '' : firstPicture(map, 'page'),
    `${lateWords(property)}<div aria-hidden="true">${skeleton('line', 'line', 'card')}</div></div>`,
    `<div aria-hidden="true">${skeleton('line', 'ledger')}</div></div></main>`,
  ].join('');
}

function working(name: keyof typeof shapes, property: PropertyResponse): string {
  return [
    `<main class="wrap sheet" aria-busy="true"><h1 class="h1-working">${headingOf(name)}</h1>`,
    `${lateWords(property)}<div class="sheet-split" aria-hidden="true"><div>${shapes[name]}</div><div>${skeleton('line', 'ledger')}</div></div></main>`,
  ].join('');
}

export interface HotelDocumentFacts {
  readonly hotels: HotelDirectory;
  readonly site: Site;
  readonly isDemo: boolean;
  readonly searchAhead: SearchAhead;
  /** How a hotel's guests may pay. */
  readonly offered: (hotel: Hotel) => Pick<HotelDocumentData, 'cardEntry' | 'hasWallets' | 'providerWays'>;
  /** Undefined: the server does not know its own address. */
  readonly publicUrl: string | undefined;
}

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
      if (name !== 'rooms' && name !== 'room') return undefined;
      const found = await searchAhead(hotel, query, address);
      return found && roomsAhead(hotel, found, query);
    },
    subjectOf: (name, { definition }, { roomTypeId }) => {
      if (name === 'where' && definition.property.where === undefined) return 'unknown';
      if (name !== 'room') return undefined;
      const id = idOf(roomTypeId ?? null);
      return definition.roomTypes.some((one) => one.id === id) && id !== null ? id : 'unknown';
    },
    contentOf: ({ name, subject }, hotel, today) => {
      const { definition } = hotel;
      const { property: part } = definition;
      const property = toWireProperty(definition, diallingOf(part.defaultPhoneCountryCode));
      const config = toWireBookConfig(definition);
      const details = subject === undefined ? undefined : toWireRoomDetails(definition, subject);
      const where = name === 'where' && part.where ? toWireWhere(part.where) : undefined;
      const about: Subject = { ...(details && { room: details }), ...(where && { where }) };
      const title = `${details?.RoomType.Name ?? pageTitles[name]} – ${part.name}`;
      return {
        head: {
          title,
          description:
            details?.RoomType.Description ??
            (where ? whereDescription(definition, where) : part.voice.standfirst),
          theme: part.theme,
          isListed: (name === 'search' || name === 'room' || name === 'where') && !isDemo,
          ...(name === 'search' && { more: findableHead(definition, title, publicUrl) }),
          ...(details && { more: findableRoomHead(definition, details, title, publicUrl) }),
          ...(where && { more: findableWhereHead(definition, where, title, publicUrl) }),
        },
        shell: shell(name, property, about),
        data: {
          of: 'hotel',
          property,
          config,
          today,
          build: site.build,
          isDemo,
          ...offered(hotel),
          ...about,
        },
      };
    },
  };
}

/** Data ahead of the rooms page: the picture of the first room found, painted before any program has loaded. */
function roomsAhead({ definition }: Hotel, { link, json }: FoundAhead, query: URLSearchParams): Ahead {
  const rest = `"link":${scriptJson(link)},"beds":${scriptJson(toWireBeds(definition))}`;
  return {
    // Later steps of the booking list no rooms.
    picture: query.has('step') ? undefined : pictureOfFirst(json),
    json: `{${rest},"answer":${jsonInScript(json)}}`,
  };
}

function pictureOfFirst(json: string): string | undefined {
  const answer: SearchResponse = JSON.parse(json);
  // Room types that do not fit come last, without a rate.
  const first = answer.RoomTypes.find(({ LowestRate }) => LowestRate >= 0);
  const picture = first?.RoomType.Images[0];
  return picture && firstPicture(picture, 'card');
}

/**
 * Where the hotel's pictures are outside this server, as sources of a Content-Security-Policy. Folders keep the policy
 * short however many pictures there are. A picture in a host's root allows the whole host.
 */
function pictureFolders({ property, roomTypes, extras, offers }: HotelDefinition): readonly string[] {
  const pictures = [
    property.picture,
    property.nightPicture,
    property.logo,
    property.mark,
    property.where?.map,
    ...roomTypes.flatMap(({ images }) => images),
    ...extras.map(({ image }) => image),
    ...offers.map(({ image }) => image),
  ];
  const folders = pictures.flatMap((picture) =>
    [picture, ...(picture?.sources ?? [])].flatMap((file) => (file === undefined ? [] : folderOf(file.url))),
  );
  return [...new Set(folders)].sort();
}

/** Empty for a path on this server. */
function folderOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  // These two would end the source or the directive.
  return [`${origin}${folder.replaceAll(';', '%3B').replaceAll(',', '%2C')}`];
}
