import type { PropertyGroupResponse } from '@portico/contract/calls/property-group';
import type { GroupDocumentData } from '@portico/contract/document-data';
import { guestPaths } from '@portico/contract/paths';
import type { Owner } from './owner.ts';

/** The group of this document, as the rules of domain want it. */
export interface Group extends Owner {
  readonly of: 'group';
  readonly group: PropertyGroupResponse;
}

/** Each hotel has limits, ages and prices of its own: the search of the group says what does not fit where. */
export function groupOf({ group, today, timeZone }: GroupDocumentData): Group {
  return {
    of: 'group',
    group,
    id: group.PropertyGroupId,
    code: group.PropertyGroupCode,
    name: group.PropertyGroupName,
    logo: group.Logo,
    mark: group.Mark,
    telephone: group.Telephone,
    email: group.Email,
    dialCode: null,
    keptAs: `group.${group.PropertyGroupCode.toLowerCase()}`,
    privacyUrl: group.PrivacyPolicyUrl,
    termsUrl: group.TermsAndConditionsUrl,
    analytics: { container: group.GoogleTagManagerContainerId, pixel: group.FacebookPixelId },
    home: guestPaths.bookGroup(group.PropertyGroupCode),
    unit: { singular: group.UnitName.Singular, plural: group.UnitName.Plural },
    currency: null,
    today,
    timeZone,
    maxRooms: group.MaxNumberOfRoomsOnBooking,
    maxNights: group.MaxNightsOnStay,
    defaultGuests: {
      adults: group.DefaultOccupancyAdult,
      children: group.DefaultOccupancyChildren,
      infants: group.DefaultOccupancyInfant,
    },
    limits: {},
    largestRoom: null,
    asksFor: { children: group.EnableChildrenSearch, infants: group.EnableInfantSearch },
    ages: { adults: undefined, children: undefined, infants: undefined },
    marks: { minimumStay: true, soldOut: true },
  };
}
