import type { GroupSearchRequestBody, GroupSearchResponse } from '@portico/contract/calls/group-search';
import type { GroupFile } from '@portico/contract/group-file/group-file';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { Limits } from '@portico/server/config/limits';
import { GROUP } from '../builders/group-file.ts';
import { FIRST_NIGHT } from '../builders/hotel-file.ts';
import { insertGroup } from '../database/insert-group.ts';
import { insertHotel } from '../database/insert-hotel.ts';
import {
  openAvailabilityWorld,
  twoAdults,
  type Answer,
  type AvailabilityWorld,
} from './availability-world.ts';

export interface GroupWorld extends AvailabilityWorld {
  /** By default two adults in one room for two nights from the first night. */
  searchGroup(changes?: Partial<GroupSearchRequestBody>): Promise<GroupSearchResponse>;
  postGroupSearch(body: unknown): Promise<Answer<Record<string, unknown>>>;
}

export const groupSearchBody: GroupSearchRequestBody = {
  PropertyGroupId: GROUP,
  DateFrom: FIRST_NIGHT,
  DateTo: '2027-03-03',
  Rooms: [twoAdults],
};

/** Group searches over a real database, set up like `openAvailabilityWorld`. */
export async function openGroupWorld(
  [first, ...others]: readonly [PropertyFile, ...PropertyFile[]],
  group: GroupFile,
  limits: Partial<Limits> = {},
): Promise<GroupWorld> {
  const world = await openAvailabilityWorld(first, limits);
  for (const file of others) await insertHotel(world.database, file);
  await insertGroup(world.database, group);
  const postGroupSearch = (body: unknown) => world.post('/api/Availability/SearchPropertyGroup', body);
  return {
    ...world,
    postGroupSearch,
    searchGroup: async (changes) => {
      const { status, body } = await postGroupSearch({ ...groupSearchBody, ...changes });
      if (status !== 200) throw new Error(`Group search answers ${status} ${JSON.stringify(body)}`);
      return body as GroupSearchResponse;
    },
  };
}
