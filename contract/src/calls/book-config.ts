import * as z from 'zod';
import { wireDateOut, wireId, wirePicture } from './wire-parts.ts';

const wireLocationSchema = z.object({ Id: wireId, Name: z.string() });

const wireOfferSchema = z.object({
  Id: wireId,
  Name: z.string(),
  Description: z.string(),
  Image: wirePicture.nullable(),
  DateFrom: wireDateOut.nullable(),
  DateTo: wireDateOut.nullable(),
  RatePlanCode: z.string().nullable(),
  PromoCode: z.string().nullable(),
  MinimumNights: z.int().nullable(),
});
export type WireOffer = z.infer<typeof wireOfferSchema>;

export const bookConfigResponseSchema = z.object({
  PropertyId: wireId,
  Locations: z.array(wireLocationSchema),
  Offers: z.array(wireOfferSchema),
  BookingIncentives: z.array(z.string()),
  HidePromoCodeOnLandingPage: z.boolean(),
  NoAvailabilityMessage: z.string().nullable(),
  MaxNumberOfRoomsOnBooking: z.int(),
  MaxNightsOnStay: z.int(),
  ShowRoomConfigurationQuestion: z.boolean(),
  GiftServiceProviderConfig: z.object({ Active: z.boolean(), Name: z.string().nullable() }),
  EnableUserChoiceOfPaymentMethod: z.boolean(),
  AnyoneCanChoosePaymentMethod: z.boolean(),
  EnablePayByCompanyInvoice: z.boolean(),
  PONumberPattern: z.string().nullable().meta({ description: 'Of the whole number; null: any' }),
  PONumberHint: z.string().nullable(),
  HasCustomTermsAndConditions: z.boolean(),
  CustomTermsAndConditionsLabel: z.string().nullable(),
  CustomTermsAndConditionsText: z.string().nullable(),
  OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: z.boolean(),
  RestaurantBookingServiceActive: z.boolean(),
  RestaurantBookingDefaultRestaurant: wireId.nullable(),
  RestaurantBookingServiceType: z
    .string()
    .nullable()
    .meta({ description: 'A type that a page does not know hides the feature' }),
  AskAdditionalInformation: z.boolean(),
  ShowMinimumLengthOfStayNotification: z.boolean(),
  ShowRoomTypeOccupancy: z.boolean(),
  ShowDisabledDatesOnCalendar: z.boolean(),
  IncludeServicesInPaymentPolicyBookingCost: z.boolean(),
  SameDayBookingRestrictionEnabled: z.boolean(),
  SameDayBookingRestrictionHour: z.int(),
  SameDayBookingRestrictionMinute: z.int(),
  SameDayBookingRestrictionMessage: z.string().nullable(),
  FirstNameRequired: z.boolean(),
  LastNameRequired: z.boolean(),
  EmailRequired: z.boolean(),
  PhoneRequired: z.boolean(),
  CountryRequired: z.boolean(),
  StreetRequired: z.boolean(),
  CityRequired: z.boolean(),
  StateOrCountyRequired: z.boolean(),
  PostCodeRequired: z.boolean(),
});
export type BookConfigResponse = z.infer<typeof bookConfigResponseSchema>;
