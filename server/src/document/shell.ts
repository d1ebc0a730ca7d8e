import type { PropertyResponse } from '@portico/contract/calls/property';
import type { PageName } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { escapeHtml } from '../platform/html/escape-html.ts';

const bones = (...shapes: string[]) =>
  shapes.map((shape) => `<span class="bone bone--${shape}"></span>`).join('');

const workingPages = {
  rooms: { heading: 'Rooms and rates', shape: bones('line', 'card', 'card', 'card') },
  checkout: { heading: 'Your booking', shape: bones('line', 'field', 'field', 'field', 'field') },
  status: { heading: 'Your booking is being made', shape: bones('line', 'line') },
  confirmation: { heading: 'Your booking', shape: bones('line', 'line', 'card') },
} as const satisfies Record<Exclude<PageName, 'search'>, { heading: string; shape: string }>;

/** What a guest sees before the page's program has come: HTML and CSS only, in the shape of the page. */
export function shell(name: PageName, property: PropertyResponse): string {
  const isSearch = name === 'search';
  return letterhead(property, isSearch) + (isSearch ? search(property) : working(name));
}

/** Its home link with mark, name and place; the name is left out where it is the heading of the page. */
export function letterhead(property: PropertyResponse, nameHidden = false): string {
  const { PropertyCode, PropertyName, Voice } = property;
  const name = `<span>${escapeHtml(PropertyName)}<small>${escapeHtml(Voice.Place)}</small></span>`;
  const label = nameHidden ? ` aria-label="${escapeHtml(PropertyName)}"` : '';
  const home = escapeHtml(guestPaths.book(PropertyCode));
  return `<header class="sheet-head"><a href="${home}"${label}>${mark(property)}${nameHidden ? '' : name}</a></header>`;
}

function mark({ Logo, Mark, PropertyName }: PropertyResponse): string {
  const drawn = Logo ?? Mark;
  if (drawn === null) {
    const initial = PropertyName.replace(/^The /, '').charAt(0);
    return `<span class="sheet-mark" aria-hidden="true">${escapeHtml(initial)}</span>`;
  }
  const ink = Logo === null ? ' class="ink-mark"' : '';
  return `<img${ink} src="${escapeHtml(drawn.Url)}" width="${drawn.Width}" height="${drawn.Height}" alt="">`;
}

function search({ PropertyName, Voice, PropertyImage }: PropertyResponse): string {
  const { Url, Width, Height, Alt } = PropertyImage;
  return [
    '<main class="sheet-search" aria-busy="true"><div class="wrap">',
    `<h1>${escapeHtml(PropertyName)}</h1><p class="lead muted">${escapeHtml(Voice.Standfirst)}</p></div>`,
    `<div class="wrap" aria-hidden="true">${bones('form')}</div>`,
    `<img src="${escapeHtml(Url)}" width="${Width}" height="${Height}" alt="${escapeHtml(Alt)}" fetchpriority="high"></main>`,
  ].join('');
}

function working(name: keyof typeof workingPages): string {
  const { heading, shape } = workingPages[name];
  return [
    `<main class="wrap sheet" aria-busy="true"><h1 class="h1-working">${heading}</h1>`,
    `<div class="sheet-split" aria-hidden="true"><div>${shape}</div><div>${bones('line', 'ledger')}</div></div></main>`,
  ].join('');
}
