import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';

/** What advertisements add to the address of a page, to tell which of them a guest came by. */
const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
];

const LONGEST = 200;

/** The campaign that an address names, as a query; empty: none. What could tell who a guest is is left out. */
export function campaignOf(address: string): string {
  const given = new URL(address).searchParams;
  const query = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null && isHarmless(value)) query.set(name, value);
  }
  return query.toString();
}

/** By which the document was opened, with what an advertisement added, which the address of the page may have lost since. */
export function addressOpened(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

/** Advertisers have put mail addresses of those they wrote to into links. */
function isHarmless(value: string): boolean {
  return value !== '' && value.length <= LONGEST && !value.includes('@') && !holdsCardNumber(value);
}
