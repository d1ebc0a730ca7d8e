import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import type { GroupSearchRequestBody } from '@portico/contract/calls/group-search';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { GROUP } from '../builders/group-file.ts';
import { FIRST_NIGHT, PROPERTY } from '../builders/hotel-file.ts';

export const twoAdults = toWireGuestCounts({ adults: 2, children: 0, infants: 0 });

/** Two adults in one room for two nights from the first night. */
export const searchBody: SearchRequestBody = {
  PropertyId: PROPERTY,
  DateFrom: FIRST_NIGHT,
  DateTo: '2027-03-03',
  Rooms: [twoAdults],
};

/** The same in a group. */
export const groupSearchBody: GroupSearchRequestBody = {
  PropertyGroupId: GROUP,
  DateFrom: FIRST_NIGHT,
  DateTo: '2027-03-03',
  Rooms: [twoAdults],
};
