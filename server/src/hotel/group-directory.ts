import { wireGroupId } from '@portico/contract/calls/wire-parts';
import type { GroupDefinition } from '@portico/contract/group-file/group-file';
import type { AreaId, GroupId, PropertyId } from '@portico/domain/ids';
import type { Database } from '../platform/database/database.ts';
import type { HotelDirectory } from './hotel-directory.ts';
import type { Hotel } from './hotel.ts';
import { groupsLike, readGroupCodes } from './group.store.ts';

/** A group with its hotels, in the order of its file. */
export interface Group {
  readonly groupId: GroupId;
  readonly definition: GroupDefinition;
  readonly members: readonly GroupMember[];
  /** Hotels of the group that cannot be read. */
  readonly unread: readonly UnreadMember[];
}

export interface GroupMember {
  readonly areaId: AreaId;
  readonly hotel: Hotel;
}

export interface UnreadMember {
  readonly areaId: AreaId;
  readonly propertyId: PropertyId;
}

/**
 * The hotel that stores and counts the rows of a group: its first, since keys start with a hotel. Undefined
 * when it has none.
 */
export function keeperOf({ definition }: Group): PropertyId | undefined {
  return definition.areas.flatMap(({ propertyIds }) => propertyIds)[0];
}

export interface GroupDirectory {
  /** By id or code, in any case; undefined when unknown. */
  find(idOrCode: string | number): Promise<Group | undefined>;
  /** All codes as written, in order. */
  codes(): Promise<readonly string[]>;
}

const ID_OR_CODE = /^[a-z0-9-]{1,20}$/;

/**
 * Reads a group's one row each time, so that no process shows an outdated group. The hotel directory caches its hotels.
 */
export function groupDirectory({ kysely }: Database, directory: HotelDirectory): GroupDirectory {
  return {
    find: async (idOrCode) => {
      const key = String(idOrCode).toLowerCase();
      if (!ID_OR_CODE.test(key)) return undefined;
      const id = /^[1-9]\d*$/.test(key) ? wireGroupId.safeParse(Number(key)).data : undefined;
      const rows = await groupsLike(kysely, id, key);
      // A code may consist of digits: the id wins.
      const row = rows.find(({ groupId }) => groupId === id) ?? rows[0];
      if (row === undefined) return undefined;
      const { groupId, definition } = row;
      const places = definition.areas.flatMap(({ id: areaId, propertyIds }) =>
        propertyIds.map((propertyId) => ({ areaId, propertyId })),
      );
      const hotels = await directory.several(places.map(({ propertyId }) => propertyId));
      const members = places.flatMap(({ areaId, propertyId }) => {
        const hotel = hotels.get(propertyId);
        return hotel === undefined ? [] : [{ areaId, hotel }];
      });
      const unread = places.filter(({ propertyId }) => !hotels.has(propertyId));
      return { groupId, definition, members, unread };
    },
    codes: () => readGroupCodes(kysely),
  };
}
