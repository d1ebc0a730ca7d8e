import type { CurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { wireAreaId, wireGroupId, wirePicture, wirePropertyId, wireTheme } from './wire-parts.ts';

/** A hotel as listed among others, independent of the stay. */
export const groupMember = {
  PropertyId: wirePropertyId,
  PropertyCode: z.string(),
  PropertyName: z.string(),
  PropertyAddress: z.string(),
  PropertyImageUrl: z.string().nullable(),
  HotelRating: z.number().nullable(),
  Currency: branded<CurrencyCode>(z.string()),
  AreaId: wireAreaId,
};

const memberSchema = z.object({
  ...groupMember,
  PropertyImage: wirePicture.nullable(),
  NightImage: wirePicture.nullable(),
  Place: z.string(),
  Standfirst: z.string(),
  Telephone: z.string(),
});
export type WireGroupMember = z.infer<typeof memberSchema>;

const areaSchema = z.object({
  AreaId: wireAreaId,
  Name: z.string(),
  PropertyIds: z.array(wirePropertyId),
});

const mapSchema = z
  .object({
    Picture: wirePicture,
    Hotels: z.array(z.object({ PropertyId: wirePropertyId, X: z.number(), Y: z.number() })),
    Areas: z.array(z.object({ AreaId: wireAreaId, X: z.number(), Y: z.number() })),
  })
  .meta({ description: 'Labels are in percent of the picture, from its top left' });
export type WireGroupMap = z.infer<typeof mapSchema>;

/** GET /api/PropertyGroup/{id}: a group and its hotels, in the order of the group file. */
export const propertyGroupResponseSchema = z.object({
  PropertyGroupId: wireGroupId,
  PropertyGroupCode: z.string(),
  PropertyGroupName: z.string(),
  LogoFileUrl: z.string().nullable(),
  Logo: wirePicture.nullable(),
  Mark: wirePicture.nullable(),
  WebsiteUrl: z.string(),
  PropertyGroupImageUrl: z.string(),
  PropertyGroupImage: wirePicture,
  Standfirst: z.string(),
  Address: z.array(z.string()),
  Telephone: z.string(),
  Email: z.string(),
  Desk: z.string().nullable(),
  PrivacyPolicyUrl: z.string(),
  TermsAndConditionsUrl: z.string(),
  GoogleTagManagerContainerId: z.string().nullable(),
  FacebookPixelId: z.string().nullable(),
  Areas: z.array(areaSchema),
  Properties: z.array(memberSchema),
  Map: mapSchema.nullable(),
  HidePromoCodeOnLandingPage: z.boolean(),
  UseAreaSearch: z.boolean(),
  UnitName: z.object({ Singular: z.string(), Plural: z.string() }),
  EnableChildrenSearch: z.boolean(),
  EnableInfantSearch: z.boolean(),
  DefaultOccupancyAdult: z.int(),
  DefaultOccupancyChildren: z.int(),
  DefaultOccupancyInfant: z.int(),
  MaxNumberOfRoomsOnBooking: z.int(),
  MaxNightsOnStay: z.int(),
  Theme: wireTheme,
});
export type PropertyGroupResponse = z.infer<typeof propertyGroupResponseSchema>;
