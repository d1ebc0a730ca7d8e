import type { GroupFile } from '@portico/contract/group-file/group-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { smallHouseFile } from '@portico/demo/shore/small-house';
import { wharfRooms } from '@portico/demo/shore/wharf-rooms';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { openDatabase } from '@portico/server/platform/database/database';
import { buildGroupFile } from '@portico/testing/builders/group-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { copyHotels } from '../served/copy-hotels.store.ts';

const TEMPLATE = 910_000 as PropertyId;

export const groupSizes = [10, 100, 500] as const;

/** The group of `size` hotels; no hotel belongs to two groups. */
export const groupIdOf = (size: number): number => 9_000 + size;

/**
 * Groups of 10, 100 and 500 hotels. Each hotel is like the Wharf Rooms: two room types, two plans, 36 months of nights
 * from `today`.
 */
export async function insertBenchGroups(databaseUrl: string, today: LocalDate): Promise<void> {
  const read = readPropertyFile(
    smallHouseFile({ ...wharfRooms, property: { ...wharfRooms.property, id: TEMPLATE, code: 'M0' } }, today),
  );
  if (!read.ok) throw new Error(`The hotel has faults: ${JSON.stringify(read.faults)}`);
  const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
  try {
    await insertHotel(database, read.file, new Date());
    let first = TEMPLATE + 1;
    for (const size of groupSizes) {
      await copyHotels(database, TEMPLATE, first, size);
      await insertGroup(database, groupOf(first, size));
      first += size;
    }
  } finally {
    await database.close();
  }
}

function groupOf(first: number, size: number): GroupFile {
  const properties = Array.from({ length: size }, (_, index) => `M${first + index}`);
  return buildGroupFile([{ id: 1, name: 'Everywhere', properties }], {
    id: groupIdOf(size),
    code: `GROUP-${size}`,
  });
}
