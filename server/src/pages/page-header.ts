import type { PropertyResponse } from '@portico/contract/calls/property';
import { guestPaths } from '@portico/contract/paths';
import { escapeHtml } from '../platform/html/escape-html.ts';

type Picture = PropertyResponse['PropertyImage'];

export interface PageHeaderFacts {
  /** Null: the page has no navigation. */
  readonly home: string | null;
  readonly name: string;
  /** Empty when there is no single place. */
  readonly place: string;
  readonly logo: Picture | null;
  readonly mark: Picture | null;
}

/** HTML of mark, name and place as a link home; without the name when it is the page's heading. */
export function header({ home, name, place, logo, mark }: PageHeaderFacts, nameHidden = false): string {
  const words = `<span>${escapeHtml(name)}<small>${escapeHtml(place)}</small></span>`;
  const label = nameHidden ? ` aria-label="${escapeHtml(name)}"` : '';
  const sign = drawn(logo, '') ?? drawn(mark, ' class="ink-mark"') ?? initial(name);
  const content = `${sign}${nameHidden ? '' : words}`;
  if (home === null) return `<header class="wrap sheet-head"><div>${content}</div></header>`;
  return `<header class="sheet-head"><a href="${escapeHtml(home)}"${label}>${content}</a></header>`;
}

/** The header of a hotel; `isBare`: without a link to its rooms. */
export function hotelHeader(
  property: PropertyResponse,
  { nameHidden = false, isBare = false }: { nameHidden?: boolean; isBare?: boolean } = {},
): string {
  const { PropertyCode, PropertyName, Voice, Logo, Mark } = property;
  const home = isBare ? null : guestPaths.book(PropertyCode);
  return header({ home, name: PropertyName, place: Voice.Place, logo: Logo, mark: Mark }, nameHidden);
}

function drawn(picture: Picture | null, look: string): string | undefined {
  if (picture === null) return undefined;
  return `<img${look} src="${escapeHtml(picture.Url)}" width="${picture.Width}" height="${picture.Height}" alt="">`;
}

function initial(name: string): string {
  return `<span class="sheet-mark" aria-hidden="true">${escapeHtml(name.replace(/^The /, '').charAt(0))}</span>`;
}
