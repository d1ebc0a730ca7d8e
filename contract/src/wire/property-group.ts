import type { AreaId } from '@portico/domain/ids';
import type { PropertyGroupResponse, WireGroupMap, WireGroupMember } from '../calls/property-group.ts';
import type { GroupDefinition } from '../group-file/group-file.ts';
import type { HotelDefinition } from '../property-file/property-file.ts';
import { toWirePicture } from './picture.ts';
import { toWireTheme } from './theme.ts';

interface GroupMember {
  readonly areaId: AreaId;
  readonly hotel: { readonly definition: HotelDefinition };
}

interface Group {
  readonly definition: GroupDefinition;
  /** In display order. */
  readonly members: readonly GroupMember[];
}

/** A group and its hotels. A search may use whatever at least one hotel offers. */
export function toWireGroup({ definition: { group, areas, map }, members }: Group): PropertyGroupResponse {
  const definitions = members.map(({ hotel }) => hotel.definition);
  const most = (of: (definition: HotelDefinition) => number) => Math.max(1, ...definitions.map(of));
  const { adults, children, infants } = group.defaultOccupancy;
  return {
    PropertyGroupId: group.id,
    PropertyGroupCode: group.code,
    PropertyGroupName: group.name,
    LogoFileUrl: group.logo?.url ?? null,
    Logo: group.logo === undefined ? null : toWirePicture(group.logo),
    Mark: group.mark === undefined ? null : toWirePicture(group.mark),
    WebsiteUrl: group.websiteUrl,
    PropertyGroupImageUrl: group.picture.url,
    PropertyGroupImage: toWirePicture(group.picture),
    Standfirst: group.standfirst,
    Address: [...group.address],
    Telephone: group.telephone,
    Email: group.email,
    Desk: group.desk ?? null,
    PrivacyPolicyUrl: group.privacyPolicyUrl,
    TermsAndConditionsUrl: group.termsAndConditionsUrl,
    GoogleTagManagerContainerId: group.googleTagManagerContainerId ?? null,
    FacebookPixelId: group.facebookPixelId ?? null,
    Areas: areas.map(({ id, name, propertyIds }) => ({ AreaId: id, Name: name, PropertyIds: propertyIds })),
    Properties: members.map(toWireMember),
    Map: map === undefined ? null : toWireMap(map),
    // Without promotions at any hotel no code could be valid.
    HidePromoCodeOnLandingPage:
      group.hidePromoCodeOnLandingPage || definitions.every(({ promotions }) => promotions.length === 0),
    UseAreaSearch: group.useAreaSearch,
    UnitName: { Singular: group.unitName.singular, Plural: group.unitName.plural },
    EnableChildrenSearch: definitions.some(({ settings }) => settings.enableChildrenSearch),
    EnableInfantSearch: definitions.some(({ settings }) => settings.enableInfantSearch),
    DefaultOccupancyAdult: adults,
    DefaultOccupancyChildren: children,
    DefaultOccupancyInfant: infants,
    MaxNumberOfRoomsOnBooking: most(({ settings }) => settings.maxNumberOfRoomsOnBooking),
    MaxNightsOnStay: most(({ settings }) => settings.maxNightsOnStay),
    Theme: toWireTheme(group.theme),
  };
}

function toWireMap({ picture, hotels, areas }: NonNullable<GroupDefinition['map']>): WireGroupMap {
  return {
    Picture: toWirePicture(picture),
    Hotels: hotels.map(({ propertyId, x, y }) => ({ PropertyId: propertyId, X: x, Y: y })),
    Areas: areas.map(({ area, x, y }) => ({ AreaId: area, X: x, Y: y })),
  };
}

function toWireMember(member: GroupMember): WireGroupMember {
  const { property } = member.hotel.definition;
  return {
    ...toGroupMember(member),
    PropertyImage: property.picture === undefined ? null : toWirePicture(property.picture),
    NightImage: property.nightPicture === undefined ? null : toWirePicture(property.nightPicture),
    Place: property.place,
    Standfirst: property.voice.standfirst,
    Telephone: property.telephone,
  };
}

/** What the group's page and its search both show of a hotel. */
export function toGroupMember({ areaId, hotel }: GroupMember) {
  const { property } = hotel.definition;
  return {
    PropertyId: property.id,
    PropertyCode: property.code,
    PropertyName: property.name,
    PropertyAddress: property.address.join(', '),
    PropertyImageUrl: property.picture?.url ?? null,
    HotelRating: property.hotelRating ?? null,
    Currency: property.currency,
    AreaId: areaId,
  };
}
