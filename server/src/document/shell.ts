import type { PropertyResponse } from '@portico/contract/calls/property';
import { documents, pages, type PageOf } from '@portico/contract/pages';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { aheadMarks } from './ahead.ts';
import { bones } from './bones.ts';
import { lateWords } from './late-words.ts';
import { hotelLetterhead } from './letterhead.ts';

const workingPages = {
  checkout: { heading: 'Your booking', shape: bones('line', 'field', 'field', 'field', 'field') },
  status: { heading: 'Your booking is being made', shape: bones('line', 'line') },
  confirmation: { heading: 'Your booking', shape: bones('line', 'line', 'card') },
  table: { heading: 'Book a table', shape: bones('line', 'field', 'field', 'field', 'line', 'field') },
  tableBooking: { heading: 'Your table', shape: bones('line', 'ledger') },
  manage: { heading: 'Find your booking', shape: bones('line', 'field', 'field') },
  reservation: { heading: 'Your booking', shape: bones('line', 'line', 'card') },
  register: { heading: 'Make an account', shape: bones('line', 'field', 'field', 'field') },
  confirmEmail: { heading: 'Confirm your address', shape: bones('line') },
  forgotPassword: { heading: 'Forgotten your password?', shape: bones('line', 'field') },
  resetPassword: { heading: 'Choose a new password', shape: bones('line', 'field') },
  manageAccount: { heading: 'Your account', shape: bones('line', 'card', 'field', 'field') },
  securePayStatus: { heading: 'Your payment', shape: bones('line', 'line') },
  securePayConfirmation: { heading: 'Your receipt', shape: bones('line', 'ledger') },
  securePayLink: { heading: 'Secure payment', shape: bones('line', 'ledger', 'field', 'field') },
  securePayKept: { heading: 'Secure payment', shape: bones('line', 'ledger', 'field', 'field') },
  securePay: { heading: 'Secure payment', shape: bones('line') },
  preCheckIn: { heading: 'Check in before you come', shape: bones('line', 'card', 'field', 'field') },
} as const satisfies Record<Exclude<PageOf<'hotel'>, 'search' | 'rooms'>, { heading: string; shape: string }>;

/** What a guest sees before the page's program has come: HTML and CSS only, in the shape of the page. */
export function shell(name: PageOf<'hotel'>, property: PropertyResponse): string {
  if (name === 'search') return hotelLetterhead(property, { nameHidden: true }) + search(property);
  if (name === 'rooms') return hotelLetterhead(property) + rooms(property);
  if (documents[pages[name].document].layout === 'bare') return bare(name, property);
  return hotelLetterhead(property) + working(name, property);
}

/** Of a page that leads nowhere else: one narrow column. */
function bare(name: keyof typeof workingPages, property: PropertyResponse): string {
  const { heading, shape } = workingPages[name];
  return [
    `<div class="narrow">${hotelLetterhead(property, { isBare: true })}`,
    `<main class="wrap sheet" aria-busy="true"><h1 class="h1-working">${heading}</h1>`,
    `${lateWords(property)}<div aria-hidden="true">${shape}</div></main></div>`,
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

function working(name: keyof typeof workingPages, property: PropertyResponse): string {
  const { heading, shape } = workingPages[name];
  return [
    `<main class="wrap sheet" aria-busy="true"><h1 class="h1-working">${heading}</h1>`,
    `${lateWords(property)}<div class="sheet-split" aria-hidden="true"><div>${shape}</div><div>${bones('line', 'ledger')}</div></div></main>`,
  ].join('');
}
