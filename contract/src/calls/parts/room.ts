import * as z from 'zod';
import { wirePolicySchema, wirePromotionSchema } from '../rate.ts';
import { wireChargeTypes } from '../services.ts';
import {
  wireAmount,
  wireBedOptionId,
  wireDate,
  wireDateOut,
  wireExtraId,
  wirePicture,
  wirePromotionId,
  wireRatePlanId,
  wireRoomTypeId,
} from '../wire-parts.ts';
import { childAgesSchema, confirmedGuestSchema, guestCounts, leadGuestSchema } from './guest.ts';
import { wireCityTaxSchema } from './taxes.ts';

const createServiceSchema = z.strictObject({ ServiceId: wireExtraId, Quantity: z.int().min(0).max(99) });

export const createRoomSchema = z.strictObject({
  DateFrom: wireDate,
  DateTo: wireDate,
  RoomTypeId: wireRoomTypeId,
  RoomConfigurationDropdownOptionId: wireBedOptionId.nullish(),
  RatePlanId: wireRatePlanId,
  Promotion: z.strictObject({ PromotionId: wirePromotionId }).nullish(),
  ...guestCounts,
  ChildAges: childAgesSchema
    .optional()
    .meta({ description: 'One for each child where its rate or an extra asks; else ignored' }),
  LeadGuest: leadGuestSchema,
  Services: z.array(createServiceSchema).max(200).default([]),
  TotalCost: wireAmount,
});
export type WireRoom = z.output<typeof createRoomSchema>;
export type WireRoomBody = z.input<typeof createRoomSchema>;

const asSoldToday = 'As the hotel sells it today; null: it does no longer';

/** An extra of a booked room: name, terms and cost at the time of booking. */
export const confirmedServiceSchema = z.object({
  ReservationItemId: z.string(),
  ServiceId: wireExtraId,
  ServiceCode: z.string().nullable().meta({ description: asSoldToday }),
  ServiceName: z.string(),
  ServiceDescription: z.string().nullable().meta({ description: asSoldToday }),
  AllowEditOnBookingEngine: z.boolean(),
  Quantity: z.int(),
  Price: wireAmount.nullable().meta({ description: asSoldToday }),
  ChargeType: z.enum(wireChargeTypes),
  ChargePerPerson: z.boolean(),
  Articles: z
    .array(z.object({ Name: z.string(), Price: wireAmount }))
    .nullable()
    .meta({ description: asSoldToday }),
  TotalCost: wireAmount.meta({ description: 'Gross' }),
});
export type ConfirmedService = z.infer<typeof confirmedServiceSchema>;

/** A booked room, in a response. */
export const confirmedRoomSchema = z.object({
  ReservationItemId: z.string(),
  RoomNumber: z.int(),
  DateOfArrival: wireDateOut,
  DateOfDeparture: wireDateOut,
  RoomTypeId: wireRoomTypeId,
  RoomTypeName: z.string(),
  RoomTypeImage: wirePicture.nullable(),
  RatePlanId: wireRatePlanId,
  RatePlanName: z.string(),
  ...guestCounts,
  ChildAges: childAgesSchema.meta({ description: 'As far as they were asked' }),
  LeadGuest: confirmedGuestSchema,
  RoomConfiguration: z.object({ Id: wireBedOptionId, Name: z.string() }).nullable(),
  Promotion: wirePromotionSchema.nullable(),
  Services: z.array(confirmedServiceSchema),
  VatSettings: z
    .object({ Rate: z.number().meta({ description: 'Percent' }), IsExclusive: z.boolean() })
    .meta({ description: 'As they were at booking' }),
  CityTax: wireCityTaxSchema.nullable().meta({ description: 'As it was at booking' }),
  Policy: wirePolicySchema,
  Nights: z.array(
    z.object({
      Date: wireDateOut,
      TotalCost: wireAmount,
      CityTax: wireAmount.meta({ description: 'In TotalCost' }),
    }),
  ),
  TotalRoomCost: wireAmount.meta({ description: 'Before the discount' }),
  TotalDiscountedRoomCost: wireAmount,
  TotalServicesCost: wireAmount,
  TotalVat: wireAmount,
  TotalCityTax: wireAmount.meta({ description: 'In the cost of the room' }),
  TotalPayment: wireAmount.meta({ description: 'What is due now for it; the rooms add up to the booking' }),
  TotalCost: wireAmount.meta({ description: 'What it costs, or cost before it was cancelled' }),
  IsCancelled: z.boolean(),
  CancellationFee: wireAmount.meta({ description: 'What cancelling it cost' }),
  CanBeEdited: z.boolean(),
  CanBeCancelled: z.boolean(),
  ExtrasCanBeAdded: z.boolean().meta({
    description: 'Its terms allow changes, and the hotel sells extras with it that can be changed later',
  }),
});
