import { isSameDayRestricted } from '@portico/domain/calendar/same-day';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Snapshots } from '../../availability/snapshot/snapshots.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { digestOf } from './digest.ts';
import { inventoryParts, productParts, type FeedMoment } from './feed-nights.ts';
import { propertyLines, taxLines } from './hotel-facts.ts';
import type { GoogleKind } from './messages.ts';

/** What is told again as a whole once it changes. */
export interface FeedPart {
  readonly kind: GoogleKind;
  /** Unique at the hotel. */
  readonly key: string;
  readonly digest: string;
  readonly lines: () => readonly string[];
}

/**
 * What Google is told of a hotel as it is now, in the order in which it is told: rooms and rates first, as Google refuses
 * prices of those that it does not know. `isInventoryOnly`: rooms left, for a snapshot that has been told before: nothing
 * else changes in one. Rule: docs/google.md.
 */
export async function feedOf(
  hotel: Hotel,
  snapshot: Awaited<ReturnType<Snapshots['get']>>,
  facts: {
    readonly now: Date;
    readonly publicUrl: string | undefined;
    readonly isInventoryOnly?: boolean;
  },
): Promise<FeedPart[]> {
  const moment = feedMoment(hotel, facts.now);
  if (facts.isInventoryOnly === true) return inventoryParts(hotel, snapshot, moment);
  const products = await productParts(hotel, snapshot, moment);
  return [
    factsPart('property', propertyLines(hotel, facts.publicUrl)),
    factsPart('taxes', taxLines(hotel)),
    ...products.filter(({ kind }) => kind === 'rates'),
    ...products.filter(({ kind }) => kind === 'guests'),
    ...products.filter(({ kind }) => kind === 'availability'),
    ...inventoryParts(hotel, snapshot, moment),
  ];
}

export function feedMoment({ definition: { property, settings } }: Hotel, now: Date): FeedMoment {
  const here = localTimeAt(now.getTime(), property.timeZone);
  const { sameDayBookingRestriction: rule } = settings;
  return {
    today: here.date,
    isTodayOver: rule !== undefined && isSameDayRestricted(rule, here.date, here),
  };
}

const factsPart = (kind: 'property' | 'taxes', lines: readonly string[]): FeedPart => ({
  kind,
  key: kind,
  digest: digestOf(lines),
  lines: () => lines,
});
