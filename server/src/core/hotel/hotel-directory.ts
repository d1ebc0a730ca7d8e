import { keptDefinition } from '@portico/contract/property-file/kept-definition';
import type { PropertyId } from '@portico/domain/ids';
import type { Database } from '../../platform/database/database.ts';
import {
  readHotelRow,
  readHotelRows,
  readPropertyCodes,
  readPropertyIds,
  type HotelRow,
} from './hotel-directory.store.ts';
import { hotelOf, type Hotel } from './hotel.ts';

/** The hotels of the database, kept in memory once read. */
export interface HotelDirectory {
  /** By id or code, in any case; undefined when nobody has it. */
  find(idOrCode: string | number): Promise<Hotel | undefined>;
  /** The same without asking the database: undefined too where it has not been read. */
  known(idOrCode: string | number): Promise<Hotel | undefined>;
  /** Those of these hotels that there are and can be read. */
  several(propertyIds: readonly PropertyId[]): Promise<ReadonlyMap<PropertyId, Hotel>>;
  /** In the order of their ids. */
  all(): Promise<readonly Hotel[]>;
  /** The codes of all as they are written, in their order; not kept in memory. */
  codes(): Promise<readonly string[]>;
  /** The next `find` reads the hotel again: after an import. */
  forget(propertyId: PropertyId): void;
}

interface Entry {
  readonly reading: Promise<Hotel | undefined>;
  /** Undefined while it is being read. */
  propertyId: PropertyId | undefined;
}

const ID_OR_CODE = /^[a-z0-9-]{1,20}$/;
/** Read by one statement: what they say is parsed without letting others in. */
const HOTELS_AT_ONCE = 25;

export function hotelDirectory({ kysely }: Database): HotelDirectory {
  const entries = new Map<string, Entry>();

  async function read(key: string): Promise<Hotel | undefined> {
    return toHotel(await readHotelRow(kysely, key));
  }

  async function find(idOrCode: string | number): Promise<Hotel | undefined> {
    const key = String(idOrCode).toLowerCase();
    if (!ID_OR_CODE.test(key)) return undefined;
    return entries.get(key)?.reading ?? keep(key, read(key));
  }

  async function keep(key: string, reading: Promise<Hotel | undefined>): Promise<Hotel | undefined> {
    const entry: Entry = { reading, propertyId: undefined };
    entries.set(key, entry);
    const hotel = await reading.catch((error: unknown) => {
      drop(key, entry);
      throw error;
    });
    // What nobody has is not kept, or made-up codes would fill the memory.
    if (hotel === undefined) drop(key, entry);
    entry.propertyId = hotel?.propertyId;
    return hotel;
  }

  async function several(propertyIds: readonly PropertyId[]): Promise<ReadonlyMap<PropertyId, Hotel>> {
    const found: Hotel[] = [];
    for (let at = 0; at < propertyIds.length; at += HOTELS_AT_ONCE)
      found.push(...(await severalAtOnce(propertyIds.slice(at, at + HOTELS_AT_ONCE))));
    return new Map(found.map((hotel) => [hotel.propertyId, hotel]));
  }

  async function severalAtOnce(propertyIds: readonly PropertyId[]): Promise<Hotel[]> {
    const unknown = propertyIds.filter((id) => !entries.has(String(id)));
    const rows = unknown.length === 0 ? Promise.resolve([]) : readHotelRows(kysely, unknown);
    const rowOf = async (id: PropertyId) => (await rows).find(({ property_id }) => property_id === id);
    const readings = propertyIds.map(
      (id) => entries.get(String(id))?.reading ?? keep(String(id), rowOf(id).then(toHotel)),
    );
    const read = await Promise.allSettled(readings);
    await rows;
    return read.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  }

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  return {
    find,
    several,
    known: async (idOrCode) => entries.get(String(idOrCode).toLowerCase())?.reading,
    all: async () => {
      const hotels = await several(await readPropertyIds(kysely));
      return [...hotels.values()];
    },
    codes: () => readPropertyCodes(kysely),
    forget: (propertyId) => {
      for (const [key, entry] of entries) {
        // One that is still being read may have been read before the change.
        if (entry.propertyId === undefined || entry.propertyId === propertyId) entries.delete(key);
      }
    },
  };
}

function toHotel(row: HotelRow | undefined): Hotel | undefined {
  return row && hotelOf(row.code, keptDefinition(row.definition), row.rates_version);
}
