import {
  propertyGroupResponseSchema,
  type PropertyGroupResponse,
} from '@portico/contract/calls/property-group';
import type { GroupDocumentData } from '@portico/contract/document-data';
import { localDate } from '@portico/domain/calendar/local-date';
import type * as z from 'zod';
import { buildDocumentData } from './hotel.fixture.ts';

/** As sent: ids are plain numbers. */
type SentGroup = z.input<typeof propertyGroupResponseSchema>;

const picture = { Url: '/p.svg', Width: 480, Height: 360, Alt: 'A house' };

function member(PropertyId: number, PropertyCode: string, AreaId: number, Currency = 'GBP') {
  return {
    PropertyId,
    PropertyCode,
    PropertyName: `The ${PropertyCode}`,
    PropertyAddress: `The ${PropertyCode}, ${PropertyId} Quay`,
    PropertyImageUrl: picture.Url,
    PropertyImage: picture,
    NightImage: picture,
    HotelRating: null,
    Currency,
    AreaId,
    Place: 'Whitstable',
    Standfirst: 'A house by the sea.',
    Telephone: '+44 1227 496 0142',
  };
}

/** The Gull (1) and the Tern (2) on the north shore (1), the Knot (3), which takes euros, on the south shore (2). */
export function buildGroupData(changes: Partial<SentGroup> = {}): GroupDocumentData {
  const group: PropertyGroupResponse = propertyGroupResponseSchema.parse({
    PropertyGroupId: 3,
    PropertyGroupCode: 'SHORE',
    PropertyGroupName: 'Houses of the shore',
    LogoFileUrl: null,
    Logo: null,
    Mark: null,
    WebsiteUrl: 'https://shore.example/',
    PropertyGroupImageUrl: picture.Url,
    PropertyGroupImage: picture,
    Standfirst: 'Three houses on two shores.',
    Address: ['1 Shore Road', 'Whitstable'],
    Telephone: '+44 1227 496 0100',
    Email: 'hello@shore.example',
    Desk: null,
    GoogleTagManagerContainerId: null,
    FacebookPixelId: null,
    PrivacyPolicyUrl: 'https://shore.example/privacy',
    TermsAndConditionsUrl: 'https://shore.example/terms',
    Areas: [
      { AreaId: 1, Name: 'The north shore', PropertyIds: [1, 2] },
      { AreaId: 2, Name: 'The south shore', PropertyIds: [3] },
    ],
    Properties: [member(1, 'GULL', 1), member(2, 'TERN', 1), member(3, 'KNOT', 2, 'EUR')],
    Map: null,
    HidePromoCodeOnLandingPage: false,
    UseAreaSearch: true,
    UnitName: { Singular: 'room', Plural: 'rooms' },
    EnableChildrenSearch: true,
    EnableInfantSearch: false,
    DefaultOccupancyAdult: 2,
    DefaultOccupancyChildren: 0,
    DefaultOccupancyInfant: 0,
    MaxNumberOfRoomsOnBooking: 3,
    MaxNightsOnStay: 90,
    Theme: buildDocumentData().property.Theme,
    ...changes,
  } satisfies SentGroup);
  return {
    of: 'group',
    group,
    today: localDate('2027-03-02'),
    timeZone: 'Europe/London',
    build: 'test',
    isDemo: true,
  };
}
