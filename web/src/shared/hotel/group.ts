import type { PropertyGroupResponse } from '@portico/contract/calls/property-group';
import type { GroupDocumentData } from '@portico/contract/document-data';
import { guestPaths } from '@portico/contract/paths';
import { ownerFromWire, type Owner } from './owner.ts';

/** The group of this document, in the form domain's rules take. */
export interface Group extends Owner {
  readonly of: 'group';
  readonly group: PropertyGroupResponse;
}

/** Each hotel has its own limits, ages and prices: the group's search reports what does not fit where. */
export function groupOf({ group, today, timeZone }: GroupDocumentData): Group {
  return {
    ...ownerFromWire(group),
    of: 'group',
    group,
    id: group.PropertyGroupId,
    code: group.PropertyGroupCode,
    name: group.PropertyGroupName,
    dialling: null,
    consentKey: `group.${group.PropertyGroupCode.toLowerCase()}`,
    home: guestPaths.bookGroup(group.PropertyGroupCode),
    currency: null,
    today,
    timeZone,
    maxRooms: group.MaxNumberOfRoomsOnBooking,
    maxNights: group.MaxNightsOnStay,
    limits: {},
    largestRoom: null,
    ages: { adults: undefined, children: undefined, infants: undefined },
    marks: { minimumStay: true, soldOut: true },
  };
}
