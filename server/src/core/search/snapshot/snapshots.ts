import { setTimeout } from 'node:timers/promises';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PropertyId } from '@portico/domain/ids';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { boundedCache } from './bounded-cache.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { changeFeed } from './change-feed.ts';
import { fewAtOnce } from '../../../platform/few-at-once.ts';
import { coversBookableWindow } from './horizon.ts';
import type { Snapshot } from './snapshot.ts';
import { readAvailableOf, type Change } from './snapshot.store.ts';

const POLL_MS = 500;
const MAX_BYTES = 256 * 1024 * 1024;
/** Each takes a connection to the database, of which bookings need some. */
const BUILT_AT_ONCE = 4;

/** The snapshots of the properties that are searched. Rule: docs/search.md. */
export interface Snapshots {
  /** Built on the first search of a property; later ones are answered from memory. */
  get(hotel: Hotel): Promise<Snapshot>;
  /** The same without building one: undefined where none is in memory. */
  known(hotel: Hotel): Snapshot | undefined;
  /** Polls for changes twice a second until stopped. */
  start(): void;
  stop(): Promise<void>;
  /** Polls for changes once: when this is fulfilled, all changes committed before are in. */
  refresh(): Promise<void>;
}

export interface SnapshotOptions {
  readonly log?: { error(facts: object, message: string): void };
  /** For the snapshots of all properties together; 256 MB unless told. */
  readonly maxBytes?: number;
}

export function snapshots(
  database: Database,
  hotels: HotelDirectory,
  clock: Clock,
  { log, maxBytes = MAX_BYTES }: SnapshotOptions = {},
): Snapshots {
  const kept = boundedCache<PropertyId, Snapshot>(maxBytes);
  const building = new Map<PropertyId, Promise<Snapshot>>();
  const few = fewAtOnce(BUILT_AT_ONCE);
  const feed = changeFeed(database, clock);
  const stopping = new AbortController();
  let polling = Promise.resolve();
  let refreshing = Promise.resolve();

  const todayAt = (hotel: Hotel) =>
    localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone).date;

  function build(hotel: Hotel): Promise<Snapshot> {
    const running = building.get(hotel.propertyId);
    if (running !== undefined) return running;
    const build = few(() => buildSnapshot(database, hotel, todayAt(hotel)))
      .then((snapshot) => {
        kept.set(hotel.propertyId, snapshot, snapshot.bytes);
        return snapshot;
      })
      .finally(() => building.delete(hotel.propertyId));
    building.set(hotel.propertyId, build);
    return build;
  }

  function known(hotel: Hotel): Snapshot | undefined {
    const snapshot = kept.get(hotel.propertyId);
    const serves = snapshot !== undefined && coversBookableWindow(snapshot.horizon, todayAt(hotel));
    return serves ? snapshot : undefined;
  }

  async function apply(propertyId: PropertyId, changes: readonly Change[]): Promise<void> {
    const nights = changes.flatMap(({ night }) => night ?? []);
    const isRebuild = nights.length < changes.length;
    if (isRebuild) hotels.forget(propertyId);
    // What is being built may have been read before these changes.
    await building.get(propertyId)?.catch(() => undefined);
    if (!kept.has(propertyId)) return;
    const hotel = await hotels.find(propertyId);
    if (hotel === undefined) return;
    if (isRebuild) {
      await build(hotel);
      return;
    }
    const snapshot = kept.get(propertyId);
    if (snapshot === undefined) return;
    snapshot.writeAvailable(await readAvailableOf(database.kysely, propertyId, nights, snapshot.horizon));
  }

  async function poll(): Promise<void> {
    const changes = await feed.unapplied();
    for (const propertyId of new Set(changes.map((change) => change.propertyId))) {
      const ofProperty = changes.filter((change) => change.propertyId === propertyId);
      await apply(propertyId, ofProperty);
    }
    feed.applied(changes);
  }

  // One after the other: two that patch the same night could leave the older reading.
  function refresh(): Promise<void> {
    refreshing = refreshing.catch(() => undefined).then(poll);
    return refreshing;
  }

  async function keepPolling(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await refresh().catch((err: unknown) => log?.error({ err }, 'the search snapshots were not refreshed'));
      await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    get: async (hotel) => known(hotel) ?? build(hotel),
    known,
    refresh,
    start: () => {
      polling = keepPolling(stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await polling;
    },
  };
}
