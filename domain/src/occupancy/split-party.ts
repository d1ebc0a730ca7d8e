import { totalGuests, type Guests } from './guests.ts';

/** The hotel handles larger parties itself. */
const MOST_PEOPLE = 20;
const MOST_WAYS = 100;

/**
 * The ways to split a party over `rooms`, the fairest first: an adult in each room, and each room passes `fits`. Orders
 * of the same rooms count once. Rule: docs/pricing.md, "A party that no room takes".
 */
export function waysToSplit(
  party: Guests,
  roomCount: number,
  fits: (guests: Guests) => boolean,
): readonly (readonly Guests[])[] {
  if (totalGuests(party) > MOST_PEOPLE) return [];
  const even = totalGuests(party) / roomCount;
  const distance = (share: Guests) => Math.abs(totalGuests(share) - even);
  const shares = sharesOf(party)
    .filter(fits)
    .sort((a, b) => distance(a) - distance(b));
  const most = Math.max(0, ...shares.map(totalGuests));
  const ways: (readonly Guests[])[] = [];

  function fill(rooms: readonly Guests[], remaining: Guests, from: number): void {
    const remainingRooms = roomCount - rooms.length;
    if (
      ways.length === MOST_WAYS ||
      remaining.adults < remainingRooms ||
      totalGuests(remaining) > remainingRooms * most
    )
      return;
    if (remainingRooms === 0) {
      if (totalGuests(remaining) === 0) ways.push(rooms);
      return;
    }
    for (const [index, share] of shares.entries()) {
      const rest = without(remaining, share);
      if (index >= from && rest !== undefined) fill([...rooms, share], rest, index);
    }
  }
  fill([], party, 0);
  return ways.map((rooms) => rooms.toSorted(largestFirst)).sort((a, b) => unfairness(a) - unfairness(b));
}

/** Every subset of a party with an adult. */
function sharesOf({ adults, children, infants }: Guests): Guests[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return upTo(adults)
    .slice(1)
    .flatMap((some) =>
      upTo(children).flatMap((few) =>
        upTo(infants).map((least) => ({ adults: some, children: few, infants: least })),
      ),
    );
}

function without(party: Guests, share: Guests): Guests | undefined {
  const rest = {
    adults: party.adults - share.adults,
    children: party.children - share.children,
    infants: party.infants - share.infants,
  };
  return Math.min(rest.adults, rest.children, rest.infants) < 0 ? undefined : rest;
}

/** How much the rooms differ: by people first, then adults, then children. */
function unfairness(rooms: readonly Guests[]): number {
  const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);
  const adults = spread(rooms.map((room) => room.adults));
  const children = spread(rooms.map((room) => room.children));
  return spread(rooms.map(totalGuests)) * 10_000 + adults * 100 + children;
}

function largestFirst(a: Guests, b: Guests): number {
  return b.adults - a.adults || b.children - a.children || b.infants - a.infants;
}
