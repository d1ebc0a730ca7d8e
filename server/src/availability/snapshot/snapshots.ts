import { setTimeout } from 'node:timers/promises';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PropertyId } from '@portico/domain/ids';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fewAtOnce } from '../../platform/few-at-once.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { changeFeed } from './change-feed.ts';
import { coversBookableWindow, horizonFrom } from './horizon.ts';
import { snapshotMemory, usableMemory } from './snapshot-memory.ts';
import {
  readAvailableOn,
  type ChangedNight,
  readNights,
  readAvailable,
  readRates,
} from './snapshot.store.ts';
import { Snapshot } from './snapshot.ts';

const POLL_MS = 500;
/** Each of four shares, relative to the snapshots' memory and in addition to it: an eighth in all. */
const ANSWERS_SHARE = 1 / 32;

/** Bytes for cached answers of all properties. Rule: docs/search.md, "Cached answers". */
export interface AnswerBytes {
  readonly answers: number;
  readonly areas: number;
}
/** Each uses a database connection, and bookings need some. */
const BUILT_AT_ONCE = 4;

/** Snapshots of the searched properties. Rule: docs/search.md. */
export interface Snapshots {
  readonly answerBytes: AnswerBytes;
  /** Built on a property's first search; later ones are answered from memory. */
  get(hotel: Hotel): Promise<Snapshot>;
  /** `get` without building: undefined if none is in memory. */
  known(hotel: Hotel): Snapshot | undefined;
  /** Polls for changes twice a second until stopped. */
  start(): void;
  stop(): Promise<void>;
  /** Polls for changes once; resolves when all changes committed before are applied. */
  refresh(): Promise<void>;
}

export interface SnapshotOptions {
  readonly log?: { error(facts: object, message: string): void };
  /** For the snapshots of all properties; by default from this machine's memory. */
  readonly maxBytes?: number;
}

interface Build {
  readonly snapshot: Promise<Snapshot>;
  /** Changes that arrived during the read; null: everything. */
  readonly missed: (ChangedNight | null)[];
}

export function snapshots(
  database: Database,
  hotels: HotelDirectory,
  clock: Clock,
  { log, maxBytes = snapshotMemory(usableMemory()) }: SnapshotOptions = {},
): Snapshots {
  const cached = boundedCache<PropertyId, Snapshot>(maxBytes);
  const building = new Map<PropertyId, Build>();
  const few = fewAtOnce(BUILT_AT_ONCE);
  const feed = changeFeed(database, clock);
  const stopping = new AbortController();
  let polling = Promise.resolve();
  let refreshing = Promise.resolve();
  let rebuilding = Promise.resolve();

  const todayAt = (hotel: Hotel) =>
    localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone).date;

  function build(hotel: Hotel): Promise<Snapshot> {
    const running = building.get(hotel.propertyId);
    if (running !== undefined) return running.snapshot;
    const missed: (ChangedNight | null)[] = [];
    const snapshot = few(() => readWhole(hotel, missed)).finally(() => building.delete(hotel.propertyId));
    building.set(hotel.propertyId, { snapshot, missed });
    return snapshot;
  }

  async function readWhole(hotel: Hotel, missed: (ChangedNight | null)[]): Promise<Snapshot> {
    // Changes until now were committed before the read begins.
    missed.length = 0;
    const snapshot = await buildSnapshot(database, hotel, todayAt(hotel));
    for (let notices = missed.splice(0); notices.length > 0; notices = missed.splice(0)) {
      if (notices.includes(null)) return readWhole(hotel, missed);
      for (const night of await readAvailableOn(database.kysely, notices.flatMap(onlyNights)))
        snapshot.patch(night);
    }
    // No await in between, so that the next poll finds it in the cache.
    cached.set(hotel.propertyId, snapshot, snapshot.bytes);
    building.delete(hotel.propertyId);
    return snapshot;
  }

  function known(hotel: Hotel): Snapshot | undefined {
    const snapshot = cached.get(hotel.propertyId);
    const serves = snapshot !== undefined && coversBookableWindow(snapshot.horizon, todayAt(hotel));
    return serves ? snapshot : undefined;
  }

  /** Anything about the property may have changed: its snapshot is discarded. */
  function drop(propertyId: PropertyId): void {
    hotels.forget(propertyId);
    if (cached.peek(propertyId) === undefined) return;
    cached.delete(propertyId);
    rebuilding = rebuilding.then(() => rebuild(propertyId));
  }

  /** Runs behind the polls, so that other hotels do not wait. A search of this hotel begins it earlier, or joins it. */
  async function rebuild(propertyId: PropertyId): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      const hotel = await hotels.find(propertyId);
      if (hotel !== undefined && known(hotel) === undefined) await build(hotel);
    } catch (err) {
      log?.error({ err, propertyId }, 'the search snapshot of a hotel that has changed was not built anew');
    }
  }

  async function poll(): Promise<void> {
    const changes = await feed.unapplied();
    for (const { propertyId, night } of changes) {
      // A snapshot being built may have been read before this change.
      building.get(propertyId)?.missed.push(night);
      if (night === null) drop(propertyId);
    }
    const standing = new Map<PropertyId, Snapshot>();
    for (const { propertyId } of changes) {
      const snapshot = cached.peek(propertyId);
      if (snapshot !== undefined) standing.set(propertyId, snapshot);
    }
    const nights = changes.flatMap(({ night }) => onlyNights(night));
    // For all hotels together, so that none waits for the others.
    const read = await readAvailableOn(
      database.kysely,
      nights.filter(({ propertyId }) => standing.has(propertyId)),
    );
    for (const night of read) standing.get(night.propertyId)?.patch(night);
    feed.applied();
  }

  // One at a time: two that patch the same night could leave the older value.
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

  const share = maxBytes * ANSWERS_SHARE;
  return {
    answerBytes: { answers: 3 * share, areas: share },
    get: async (hotel) => known(hotel) ?? build(hotel),
    known,
    refresh,
    start: () => {
      polling = keepPolling(stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await polling;
      await rebuilding;
    },
  };
}

const onlyNights = (night: ChangedNight | null): ChangedNight[] => (night === null ? [] : [night]);

/** Reads a property's current nights, in batches of rates: others can run in between and few rows are in memory. */
async function buildSnapshot(
  database: Database,
  { propertyId }: Pick<Hotel, 'propertyId'>,
  today: LocalDate,
): Promise<Snapshot> {
  const snapshot = new Snapshot(horizonFrom(today));
  await readNights(database, async (tx) => {
    snapshot.writeAvailable(await readAvailable(tx, propertyId, snapshot.horizon));
    for await (const rates of readRates(tx, propertyId, snapshot.horizon)) snapshot.writeRates(rates);
  });
  return snapshot;
}
