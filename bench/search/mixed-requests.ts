import type autocannon from 'autocannon';

/** The parts of the mix. `newParties` and `newStays` have as many requests as the mix, so that none repeats. */
export interface MixedParts {
  readonly calendar: autocannon.Request;
  readonly repeated: readonly autocannon.Request[];
  readonly newParties: readonly autocannon.Request[];
  readonly newStays: readonly autocannon.Request[];
  readonly afterSale: readonly autocannon.Request[];
}

/** Of a hundred requests: 30 calendars, 35 repeated searches, 15 new parties, 19 new stays and one after a sale. */
export function mixedRequests(parts: MixedParts, count: number): autocannon.Request[] {
  return Array.from({ length: count }, (_, index) => partFor(parts, (index * 37) % 100)(index));
}

function partFor(parts: MixedParts, share: number): (index: number) => autocannon.Request {
  if (share < 30) return () => parts.calendar;
  if (share < 65) return nth(parts.repeated);
  if (share < 80) return nth(parts.newParties);
  if (share < 99) return nth(parts.newStays);
  return nth(parts.afterSale);
}

const nth =
  (requests: readonly autocannon.Request[]) =>
  (index: number): autocannon.Request =>
    requests[index % requests.length] ?? {};
