import type { PropertyResponse } from '@portico/contract/calls/property';
import { documents, pages, type PageOf } from '@portico/contract/pages';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { aheadMarks } from './ahead.ts';
import { bones } from './bones.ts';
import { lateWords } from './late-words.ts';
import { hotelLetterhead } from './letterhead.ts';
import { pageTitles } from './page-titles.ts';

/** What is coming on each page, below its title. */
const shapes = {
  checkout: bones('line', 'field', 'field', 'field', 'field'),
  status: bones('line', 'line'),
  confirmation: bones('line', 'line', 'card'),
  table: bones('line', 'field', 'field', 'field', 'line', 'field'),
  tableBooking: bones('line', 'ledger'),
  manage: bones('line', 'field', 'field'),
  reservation: bones('line', 'line', 'card'),
  register: bones('line', 'field', 'field', 'field'),
  confirmEmail: bones('line'),
  confirmBookerEmail: bones('line'),
  forgotPassword: bones('line', 'field'),
  resetPassword: bones('line', 'field'),
  manageAccount: bones('line', 'card', 'field', 'field'),
  securePayStatus: bones('line', 'line'),
  securePayConfirmation: bones('line', 'ledger'),
  securePayLink: bones('line', 'ledger', 'field', 'field'),
  securePayKept: bones('line', 'ledger', 'field', 'field'),
  securePay: bones('line'),
  preCheckIn: bones('line', 'card', 'field', 'field'),
} as const satisfies Record<Exclude<PageOf<'hotel'>, 'search' | 'rooms'>, string>;

/** The title of a page as its heading; the checkout has that of the booking it makes. */
const headingOf = (name: keyof typeof shapes) => pageTitles[name === 'checkout' ? 'confirmation' : name];

/** What a guest sees before the page's program has come: HTML and CSS only, in the shape of the page. */
export function shell(name: PageOf<'hotel'>, property: PropertyResponse): string {
  if (name === 'search') return hotelLetterhead(property, { nameHidden: true }) + search(property);
  if (name === 'rooms') return hotelLetterhead(property) + rooms(property);
  if (documents[pages[name].document].layout === 'bare') return bare(name, property);
  return hotelLetterhead(property) + working(name, property);
}

/** Of a page that leads nowhere else: one narrow column. */
function bare(name: keyof typeof shapes, property: PropertyResponse): string {
  return [
    `<div class="narrow">${hotelLetterhead(property, { isBare: true })}`,
    `<main class="wrap sheet" aria-busy="true"><h1 class="h1-working">${headingOf(name)}</h1>`,
    `${lateWords(property)}<div aria-hidden="true">${shapes[name]}</div></main></div>`,
  ].join('');
}

function search(property: PropertyResponse): string {
  const { PropertyName, Voice, PropertyImage } = property;
  const { Url, Width, Height, Alt } = PropertyImage;
  return [
    '<main class="sheet-search" aria-busy="true"><div class="wrap">',
    `<h1>${escapeHtml(PropertyName)}</h1><p class="lead muted">${escapeHtml(Voice.Standfirst)}</p></div>`,
    `<div class="wrap">${lateWords(property)}<div aria-hidden="true">${bones('form')}</div></div>`,
    `<img src="${escapeHtml(Url)}" width="${Width}" height="${Height}" alt="${escapeHtml(Alt)}" fetchpriority="high"></main>`,
  ].join('');
}

/** The first room stands where its card will, so that its picture stays in its place. */
function rooms(property: PropertyResponse): string {
  return [
    `<div class="sheet-bar" aria-hidden="true"><div class="wrap">${bones('line')}</div></div>`,
    '<main class="wrap sheet-rooms" aria-busy="true"><h1 class="h1-working">Rooms and rates</h1>',
    `${lateWords(property)}<div class="sheet-split" aria-hidden="true"><div>${bones('line')}<div class="sheet-room">${aheadMarks.picture}`,
    `<div>${bones('line', 'field')}</div></div></div><div>${bones('line', 'ledger')}</div></div></main>`,
  ].join('');
}

function working(name: keyof typeof shapes, property: PropertyResponse): string {
  return [
    `<main class="wrap sheet" aria-busy="true"><h1 class="h1-working">${headingOf(name)}</h1>`,
    `${lateWords(property)}<div class="sheet-split" aria-hidden="true"><div>${shapes[name]}</div><div>${bones('line', 'ledger')}</div></div></main>`,
  ].join('');
}
