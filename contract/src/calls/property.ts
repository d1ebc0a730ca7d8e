import type { CurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import { wirePaymentType } from './payment-type-schema.ts';
import { branded } from '../branded.ts';
import { wireCityTaxSchema } from './parts/taxes.ts';
import { wireDiallingSchema } from './static-data.ts';
import { queryId, wireId, wirePicture, wireTheme } from './wire-parts.ts';

/** {id} is the property's id or its code, case-insensitive. */
export const propertyParamsSchema = z.strictObject({ id: z.string().min(1).max(40) });
export const propertyQuerySchema = z.strictObject({ propertyId: queryId });

export const propertyResponseSchema = z.object({
  PropertyId: wireId,
  PropertyCode: z.string(),
  PropertyName: z.string(),
  PropertyAddress: z.string(),
  Address: z.array(z.string()),
  Telephone: z.string(),
  Email: z.string(),
  WebsiteUrl: z.string(),
  DirectionsUrl: z.string(),
  HasWhere: z.boolean(),
  LogoFileUrl: z.string().nullable(),
  Logo: wirePicture.nullable(),
  Mark: wirePicture.nullable(),
  PropertyImageUrl: z.string().nullable(),
  PropertyImage: wirePicture.nullable(),
  NightImage: wirePicture.nullable(),
  HotelRating: z.number().nullable(),
  GoogleTagManagerContainerId: z.string().nullable(),
  FacebookPixelId: z.string().nullable(),
  Currency: branded<CurrencyCode>(z.string()),
  AvailableCurrencies: z.array(z.string()),
  PayByPayStack: z.boolean(),
  PaymentTypes: z.array(wirePaymentType),
  CreditCards: z.array(z.object({ Id: wireId, Name: z.string() })),
  PrivacyPolicyUrl: z.string(),
  TermsAndConditionsUrl: z.string(),
  DefaultPhoneCountryCode: z.string(),
  DefaultPhoneDialling: z.nullable(wireDiallingSchema),
  ShowRoomTypeOccupancy: z.boolean(),
  EnableChildrenSearch: z.boolean(),
  EnableInfantSearch: z.boolean(),
  DefaultOccupancyAdult: z.int(),
  DefaultOccupancyChildren: z.int(),
  DefaultOccupancyInfant: z.int(),
  MaxNumberOfRoomsOnBooking: z.int(),
  AdultMaximumOccupancy: z.int().nullable(),
  ChildMaximumOccupancy: z.int().nullable(),
  LargestRoomOccupancy: z.int().nullable(),
  OccupancyLabelAdult: z.string(),
  OccupancyLabelChildren: z.string(),
  OccupancyLabelInfant: z.string(),
  StandardVatRate: z.number(),
  IsStandardTaxExclusive: z.boolean(),
  CityTax: wireCityTaxSchema.nullable(),
  UseUserAccountOnBookingEngine: z.boolean(),
  UnitName: z.object({ Singular: z.string(), Plural: z.string() }),
  TimeZone: z.string(),
  CheckInTime: z.string(),
  CheckOutTime: z.string(),
  Voice: z.object({
    Place: z.string(),
    Standfirst: z.string(),
    Thanks: z.string(),
    Arriving: z.string(),
    Desk: z.string(),
  }),
  Theme: wireTheme,
});
export type PropertyResponse = z.infer<typeof propertyResponseSchema>;
