import type { HotelDefinition } from '@portico/contract/property-file/property-file';

/** Ids that count visits to the pages; null: none. */
export interface AnalyticsIds {
  readonly container: string | null;
  readonly pixel: string | null;
}

export type WrittenIds = Pick<HotelDefinition['property'], 'googleTagManagerContainerId' | 'facebookPixelId'>;

/** From the file of a hotel or a group. */
export function analyticsIdsOf(written: WrittenIds): AnalyticsIds {
  const { googleTagManagerContainerId: container, facebookPixelId: pixel } = written;
  return { container: container ?? null, pixel: pixel ?? null };
}

export function hasAnalytics({ container, pixel }: AnalyticsIds): boolean {
  return container !== null || pixel !== null;
}

/** The ids that third parties may see. An id of only zeros is a placeholder. */
export function knownOutside({ container, pixel }: AnalyticsIds): AnalyticsIds {
  const known = (id: string | null) => (id === null || /^(?:GTM-)?0+$/.test(id) ? null : id);
  return { container: known(container), pixel: known(pixel) };
}
