import type { PropertyResponse } from '@portico/contract/calls/property';
import { guestPaths } from '@portico/contract/paths';
import { escapeHtml } from './escape-html.ts';
import type { PageKind } from './page-kinds.ts';

const bones = (...shapes: string[]) =>
  shapes.map((shape) => `<span class="bone bone--${shape}"></span>`).join('');

const headings = {
  search: undefined,
  rooms: 'Rooms and rates',
  checkout: 'Checkout',
  status: 'Your booking is being made',
  confirmation: 'Your booking',
} as const satisfies Record<PageKind, string | undefined>;

/** What a guest sees before the page's program has come: HTML and CSS only, in the shape of the page. */
export function shell(kind: PageKind, property: PropertyResponse): string {
  const name = escapeHtml(property.PropertyName);
  const heading = headings[kind];
  const main =
    heading === undefined
      ? searchShape(property)
      : `<h1 class="h1-working">${heading}</h1><div class="sheet-split" aria-hidden="true"><div>${shapes[kind]}</div><div>${bones('line', 'ledger')}</div></div>`;
  return `${letterhead(name, property)}<main class="wrap sheet" aria-busy="true">${main}</main>`;
}

const shapes = {
  search: '',
  rooms: bones('line', 'card', 'card', 'card'),
  checkout: bones('line', 'field', 'field', 'field', 'field'),
  status: bones('line', 'line'),
  confirmation: bones('line', 'line', 'card'),
} as const satisfies Record<PageKind, string>;

function letterhead(name: string, { PropertyCode, Voice }: PropertyResponse): string {
  return `<header class="wrap sheet-head"><a href="${escapeHtml(guestPaths.book(PropertyCode))}"><span>${name}</span><small>${escapeHtml(Voice.Place)}</small></a></header>`;
}

function searchShape({
  PropertyName,
  Voice,
  PropertyImage: { Url, Width, Height, Alt },
}: PropertyResponse): string {
  const picture = `<img class="sheet-picture" src="${escapeHtml(Url)}" width="${Width}" height="${Height}" alt="${escapeHtml(Alt)}" fetchpriority="high">`;
  return `<h1>${escapeHtml(PropertyName)}</h1><p class="lead muted">${escapeHtml(Voice.Standfirst)}</p><div aria-hidden="true">${bones('form')}</div>${picture}`;
}
