import { isSameDayRestricted } from '@portico/domain/calendar/same-day';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Snapshots } from '../../availability/snapshot/snapshots.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { nightParts } from './feed-nights.ts';
import { propertyLines, taxLines } from './hotel-facts.ts';
import type { GoogleKind } from './messages.ts';

/** What is told again as a whole once it changes. */
export interface FeedPart {
  readonly kind: GoogleKind;
  /** Unique at the hotel. */
  readonly key: string;
  readonly lines: readonly string[];
}

/** All that Google is told of a hotel as it is now, in the order in which it is told. Rule: docs/google.md. */
export async function feedOf(
  hotel: Hotel,
  snapshot: Awaited<ReturnType<Snapshots['get']>>,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string | undefined },
): Promise<FeedPart[]> {
  const { property, settings } = hotel.definition;
  const here = localTimeAt(now.getTime(), property.timeZone);
  const { sameDayBookingRestriction: rule } = settings;
  const isTodayOver = rule !== undefined && isSameDayRestricted(rule, here.date, here);
  const nights = await nightParts(hotel, snapshot, { today: here.date, isTodayOver });
  const parts: FeedPart[] = [
    { kind: 'property', key: 'property', lines: propertyLines(hotel, publicUrl) },
    { kind: 'taxes', key: 'taxes', lines: taxLines(hotel) },
    ...nights,
  ];
  return inOrder.flatMap((kind) => parts.filter((part) => part.kind === kind));
}

/** Rooms and rates first: Google refuses prices of those that it does not know. */
const inOrder: readonly GoogleKind[] = ['property', 'taxes', 'rates', 'availability', 'inventory'];
