import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';

/** The query parameters by which advertisements identify themselves. */
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

/** The campaign of an address, as a query; empty: none. Anything that could identify a guest is removed. */
export function campaignOf(address: string): string {
  const given = new URL(address).searchParams;
  const query = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null && isHarmless(value)) query.set(name, value);
  }
  return query.toString();
}

/** The address that opened the document, with its campaign, which the page's address may have lost since. */
export function addressOpened(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

/** Some advertisers put recipients' mail addresses into links. */
function isHarmless(value: string): boolean {
  return value !== '' && value.length <= LONGEST && !value.includes('@') && !holdsCardNumber(value);
}
