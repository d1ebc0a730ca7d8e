import type { HotelDefinition } from '@portico/contract/property-file/property-file';

/** Where the visits to its pages are counted; null: not there. */
export interface AnalyticsIds {
  readonly container: string | null;
  readonly pixel: string | null;
}

export type WrittenIds = Pick<HotelDefinition['property'], 'googleTagManagerContainerId' | 'facebookPixelId'>;

/** As a hotel or a group has them in its file. */
export function analyticsIdsOf(written: WrittenIds): AnalyticsIds {
  const { googleTagManagerContainerId: container, facebookPixelId: pixel } = written;
  return { container: container ?? null, pixel: pixel ?? null };
}

export function hasAnalytics({ container, pixel }: AnalyticsIds): boolean {
  return container !== null || pixel !== null;
}

/** Those of which somebody outside is told: an id of zeros alone stands for one to come, and is nobody's. */
export function knownOutside({ container, pixel }: AnalyticsIds): AnalyticsIds {
  const known = (id: string | null) => (id === null || /^(?:GTM-)?0+$/.test(id) ? null : id);
  return { container: known(container), pixel: known(pixel) };
}
