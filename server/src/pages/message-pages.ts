import { pages, pagesOf, type OwnerKind } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { toWireProperty } from '@portico/contract/wire/property';
import { toWirePicture } from '@portico/contract/wire/picture';
import type { Group, GroupDirectory } from '../hotel/group-directory.ts';
import { diallingOf } from '../hotel/dialling.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { hotelHeader, header } from './page-header.ts';
import { plainDocument, type PlainDocument } from './plain-document.ts';
import type { Site } from './site.ts';

const CACHED_MS = 60_000;
/** A server of many hotels does not list its clients after a mistyped address. */
const MOST = 3;

/** Targets of a page without a hotel: a few hotels, or the one group of them all. */
interface HotelsHere {
  readonly shownHotels: readonly Hotel[];
  readonly group: Group | undefined;
}

const none: HotelsHere = { shownHotels: [], group: undefined };

interface HotelsHereDeps {
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly clock: Clock;
}

/** Read at most once a minute, however often addresses are guessed; empty when unreadable. */
function hotelsHere({ hotels, groups, clock }: HotelsHereDeps): () => Promise<HotelsHere> {
  let readAt = Number.NEGATIVE_INFINITY;
  let cached: Promise<HotelsHere> = Promise.resolve(none);

  async function read(): Promise<HotelsHere> {
    const shownHotels = await hotels.all(MOST);
    return { shownHotels, group: shownHotels.length === 0 ? await groupOfAll() : undefined };
  }

  /** The only group, if every hotel belongs to it: the server is the group's. */
  async function groupOfAll(): Promise<Group | undefined> {
    const [code, ...others] = await groups.codes();
    const group = code === undefined || others.length > 0 ? undefined : await groups.find(code);
    if (group === undefined) return undefined;
    const all = await hotels.codes();
    return all.length === group.members.length ? group : undefined;
  }

  return () => {
    const now = clock.now().getTime();
    if (now - readAt >= CACHED_MS) {
      readAt = now;
      cached = read().catch(() => none);
    }
    return cached;
  };
}

export interface MessagePageDeps {
  readonly site: Site;
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly clock: Clock;
}

/** A message page as a document, for the hotel or group of the address: with its contact and the way to its rooms. */
export type MessagePages = (
  url: string,
  page: PlainDocument,
  options?: MessagePageOptions,
) => Promise<string>;

export interface MessagePageOptions {
  /** For requests rejected before any work: reads only cached hotels. */
  readonly fromMemory?: boolean;
}

export function messagePages({ site, hotels, groups, clock }: MessagePageDeps): MessagePages {
  const listed = hotelsHere({ hotels, groups, clock });

  return async (url, page, { fromMemory = false } = {}) => {
    const group = fromMemory ? undefined : await groupOfAddress(url);
    if (group !== undefined) return groupPage(group, page);
    const named = await hotelOfAddress(url, fromMemory ? hotels.known : hotels.find);
    const here = named === undefined && !fromMemory ? await listed() : undefined;
    if (here?.group !== undefined) return groupPage(here.group, page);
    const shownHotels = named === undefined ? (here?.shownHotels ?? []) : [named];
    const [only, ...others] = shownHotels;
    const body = `${page.body}${shownHotels.map(wayOn).join('')}`;
    if (only === undefined || others.length > 0) return plainDocument(site, { ...page, body });
    const { property } = only.definition;
    const head = hotelHeader(toWireProperty(only.definition, diallingOf(property.defaultPhoneCountryCode)));
    return plainDocument(site, { ...page, body, head, theme: property.theme });
  };

  async function hotelOfAddress(url: string, find: HotelDirectory['find']): Promise<Hotel | undefined> {
    const code = codeOfAddress(url);
    // The message must also appear while the database is unavailable.
    return code === undefined ? undefined : find(code).catch(() => undefined);
  }

  async function groupOfAddress(url: string): Promise<Group | undefined> {
    const code = ofGroup.exec(url)?.[1];
    return code === undefined ? undefined : groups.find(code).catch(() => undefined);
  }

  function groupPage({ definition: { group } }: Group, page: PlainDocument): string {
    const home = guestPaths.bookGroup(group.code);
    const [logo, mark] = [group.logo, group.mark].map((picture) => picture && toWirePicture(picture));
    const head = header({ home, name: group.name, place: '', logo: logo ?? null, mark: mark ?? null });
    const body = `${page.body}${contact(home, `See the hotels of ${group.name}`, group)}`;
    return plainDocument(site, { ...page, body, head, theme: group.theme });
  }
}

/** Matches addresses of one kind of owner's pages, with its code; anything may follow the first word. */
function addressesOf(kind: OwnerKind): RegExp {
  const starts = pagesOf(kind).map((name) => {
    const [, first = '', ...words] = pages[name].path.replace(/:ownerCode.*/, '').split('/');
    return `/${first}/${'[^/?]+/'.repeat(words.length - 1)}`;
  });
  return new RegExp(`^(?:${[...new Set(starts)].join('|')})([a-z0-9-]+)(?:[/?]|$)`, 'i');
}

const ofHotel = addressesOf('hotel');
const ofGroup = addressesOf('group');

/** By the path of a hotel's page, or by the query of a page without one: guestPaths.error, guestPaths.unauthorised. */
function codeOfAddress(url: string): string | undefined {
  const [, query] = url.split('?', 2);
  return ofHotel.exec(url)?.[1] ?? new URLSearchParams(query).get('propertyCode') ?? undefined;
}

function wayOn({ definition: { property } }: Hotel): string {
  const { name, code, unitName } = property;
  return contact(guestPaths.book(code), `See the ${unitName.plural} of ${name}`, property);
}

function contact(
  home: string,
  words: string,
  { telephone, email }: { readonly telephone: string; readonly email: string },
): string {
  const digits = telephone.replaceAll(/[^+\d]/g, '');
  return [
    `<p class="house-contact"><a href="${escapeHtml(home)}">${escapeHtml(words)}</a>`,
    `<a href="tel:${digits}">${escapeHtml(telephone)}</a>`,
    `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`,
  ].join(' ');
}
