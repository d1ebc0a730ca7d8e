import type { PropertyId } from '@portico/domain/ids';
import type { Database } from '../../platform/database/database.ts';
import { readHotelRow, readPropertyCodes, readPropertyIds } from './hotel-directory.store.ts';
import { hotelOf, type Hotel } from './hotel.ts';

/** The hotels of the database, kept in memory once read. */
export interface HotelDirectory {
  /** By id or code, in any case; undefined when nobody has it. */
  find(idOrCode: string | number): Promise<Hotel | undefined>;
  /** The same without asking the database: undefined too where it has not been read. */
  known(idOrCode: string | number): Promise<Hotel | undefined>;
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

export function hotelDirectory({ kysely }: Database): HotelDirectory {
  const entries = new Map<string, Entry>();

  async function read(key: string): Promise<Hotel | undefined> {
    const row = await readHotelRow(kysely, key);
    return row && hotelOf(row.code, row.definition, row.rates_version);
  }

  async function find(idOrCode: string | number): Promise<Hotel | undefined> {
    const key = String(idOrCode).toLowerCase();
    if (!ID_OR_CODE.test(key)) return undefined;
    const known = entries.get(key);
    if (known !== undefined) return known.reading;
    const entry: Entry = { reading: read(key), propertyId: undefined };
    entries.set(key, entry);
    const hotel = await entry.reading.catch((error: unknown) => {
      drop(key, entry);
      throw error;
    });
    // What nobody has is not kept, or made-up codes would fill the memory.
    if (hotel === undefined) drop(key, entry);
    entry.propertyId = hotel?.propertyId;
    return hotel;
  }

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  return {
    find,
    known: async (idOrCode) => entries.get(String(idOrCode).toLowerCase())?.reading,
    all: async () => {
      const hotels = await Promise.all((await readPropertyIds(kysely)).map(find));
      return hotels.filter((hotel) => hotel !== undefined);
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
