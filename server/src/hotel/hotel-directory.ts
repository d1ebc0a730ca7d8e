import { storedDefinition } from '@portico/contract/property-file/stored-definition';
import type { PropertyId } from '@portico/domain/ids';
import { boundedCache } from '../platform/bounded-cache.ts';
import type { Database } from '../platform/database/database.ts';
import {
  readHotelRow,
  readHotelRows,
  readPropertyCodes,
  readListedHotels,
  readPropertyIds,
  readStamp,
  type HotelRow,
  type ListedHotel,
} from './hotel-directory.store.ts';
import { hotelOf, type Hotel } from './hotel.ts';

/** The hotels of the database, cached once read. */
export interface HotelDirectory {
  /** By id or code, in any case; undefined when unknown. */
  find(idOrCode: string | number): Promise<Hotel | undefined>;
  /** From the cache only; undefined also when not cached. */
  known(idOrCode: string | number): Promise<Hotel | undefined>;
  /** Those of these hotels that exist and can be read. */
  several(propertyIds: readonly PropertyId[]): Promise<ReadonlyMap<PropertyId, Hotel>>;
  /** In the order of their ids, read a few at a time; does not fill the cache. */
  each(): AsyncGenerator<Hotel>;
  /** The same as a list; empty when there are more than `most`. */
  all(most?: number): Promise<readonly Hotel[]>;
  /** All codes as written, in order; not cached. */
  codes(): Promise<readonly string[]>;
  /** The pages of each hotel that search engines may list; not cached. */
  listed(): Promise<readonly ListedHotel[]>;
  /** Changes with each import of any hotel; not cached. */
  stamp(): Promise<string>;
  /** Makes the next `find` read the hotel again, after an import. */
  forget(propertyId: PropertyId): void;
}

const ID_OR_CODE = /^[a-z0-9-]{1,20}$/;
/** Read per statement: parsing them blocks the event loop. */
const HOTELS_AT_ONCE = 25;
/** Enough for more than a thousand large hotels. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Memory per character of a definition, measured. */
const BYTES_A_CHARACTER = 2.2;

interface ReadHotel {
  readonly hotel: Hotel;
  readonly bytes: number;
}

/** `maxBytes`: for all cached definitions together; beyond it the least recently used are evicted. */
export function hotelDirectory(
  { kysely }: Database,
  { maxBytes = MAX_BYTES }: { readonly maxBytes?: number } = {},
): HotelDirectory {
  const cached = boundedCache<PropertyId, Hotel>(maxBytes);
  /** By each id and code that found one. Unknown codes are not cached, or made-up codes would fill the memory. */
  const ids = new Map<string, PropertyId>();
  const readings = new Map<string, Promise<Hotel | undefined>>();

  function standing(key: string): Hotel | undefined {
    const propertyId = ids.get(key);
    return propertyId === undefined ? undefined : cached.get(propertyId);
  }

  async function find(idOrCode: string | number): Promise<Hotel | undefined> {
    const key = String(idOrCode).toLowerCase();
    if (!ID_OR_CODE.test(key)) return undefined;
    return standing(key) ?? readings.get(key) ?? keep(key, readHotelRow(kysely, key).then(toHotel));
  }

  function keep(key: string, read: Promise<ReadHotel | undefined>): Promise<Hotel | undefined> {
    const reading = read.then(
      (found) => {
        const isForgotten = readings.get(key) !== reading;
        if (!isForgotten) readings.delete(key);
        if (found === undefined || isForgotten) return found?.hotel;
        const { propertyId } = found.hotel;
        ids.set(key, propertyId);
        const other = cached.get(propertyId);
        if (other === undefined) cached.set(propertyId, found.hotel, found.bytes);
        return other ?? found.hotel;
      },
      (error: unknown) => {
        if (readings.get(key) === reading) readings.delete(key);
        throw error;
      },
    );
    readings.set(key, reading);
    return reading;
  }

  async function several(propertyIds: readonly PropertyId[]): Promise<ReadonlyMap<PropertyId, Hotel>> {
    const found: Hotel[] = [];
    for (let at = 0; at < propertyIds.length; at += HOTELS_AT_ONCE)
      found.push(...(await severalAtOnce(propertyIds.slice(at, at + HOTELS_AT_ONCE))));
    return new Map(found.map((hotel) => [hotel.propertyId, hotel]));
  }

  async function severalAtOnce(propertyIds: readonly PropertyId[]): Promise<Hotel[]> {
    const here = propertyIds.map((id) => standing(String(id)) ?? readings.get(String(id)));
    const unknown = propertyIds.filter((_, index) => here[index] === undefined);
    const rows = unknown.length === 0 ? Promise.resolve([]) : readHotelRows(kysely, unknown);
    const rowOf = async (id: PropertyId) => (await rows).find(({ property_id }) => property_id === id);
    const all = propertyIds.map((id, index) => here[index] ?? keep(String(id), rowOf(id).then(toHotel)));
    const read = await Promise.allSettled(all);
    await rows;
    return read.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  }

  async function* each(propertyIds?: readonly PropertyId[]): AsyncGenerator<Hotel> {
    const all = propertyIds ?? (await readPropertyIds(kysely));
    for (let at = 0; at < all.length; at += HOTELS_AT_ONCE) {
      const some = all.slice(at, at + HOTELS_AT_ONCE);
      const rows = await readHotelRows(
        kysely,
        some.filter((id) => cached.peek(id) === undefined),
      );
      for (const id of some) {
        const hotel = cached.peek(id) ?? toHotel(rows.find(({ property_id }) => property_id === id))?.hotel;
        if (hotel !== undefined) yield hotel;
      }
    }
  }

  return {
    find,
    several,
    each: () => each(),
    known: async (idOrCode) => {
      const key = String(idOrCode).toLowerCase();
      return standing(key) ?? readings.get(key);
    },
    all: async (most = Number.POSITIVE_INFINITY) => {
      const propertyIds = await readPropertyIds(kysely);
      const hotels: Hotel[] = [];
      if (propertyIds.length <= most) for await (const hotel of each(propertyIds)) hotels.push(hotel);
      return hotels;
    },
    codes: () => readPropertyCodes(kysely),
    listed: () => readListedHotels(kysely),
    stamp: () => readStamp(kysely),
    forget: (propertyId) => {
      cached.delete(propertyId);
      // A reading in progress may predate the change.
      readings.clear();
      for (const [key, id] of ids) if (id === propertyId || key === String(propertyId)) ids.delete(key);
    },
  };
}

function toHotel(row: HotelRow | undefined): ReadHotel | undefined {
  return (
    row && {
      hotel: hotelOf(row.code, storedDefinition(row.definition), row.imported_at),
      bytes: row.characters * BYTES_A_CHARACTER,
    }
  );
}
