import * as z from 'zod';
import {
  languageCode,
  queryId,
  queryRatePlanId,
  queryRoomTypeId,
  wireAmount,
  wireDate,
  wireExtraId,
  wireItemId,
  wirePicture,
  wireText,
} from './wire-parts.ts';

/** GET /api/Service/Get: the extras of one room over one stay. */
export const servicesQuerySchema = z.strictObject({
  propertyId: queryId,
  roomTypeId: queryRoomTypeId,
  ratePlanId: queryRatePlanId,
  dateOfArrival: wireDate,
  dateOfDeparture: wireDate,
  languageCode,
  ratePlanCode: wireText(50).optional().meta({ description: 'Opens the unlisted rate plan that has it' }),
  promoCode: wireText(50).optional().meta({ description: 'Opens the unlisted rate plans it names' }),
});
export type ServicesQuery = z.output<typeof servicesQuerySchema>;

/** GET /api/Service/GetReservationItemServices: the extras of a booked room; its own units count as available. */
export const itemServicesQuerySchema = z.strictObject({
  propertyId: queryId,
  reservationItemId: wireItemId,
  languageCode,
});

export const wireChargeTypes = ['PerStay', 'PerDay', 'PerQuantity'] as const;
export type WireChargeType = (typeof wireChargeTypes)[number];

const wireExtraBeds = ['Cot', 'ExtraBed'] as const;

export const wireServiceSchema = z.object({
  ServiceId: wireExtraId,
  ServiceCode: z.string(),
  ServiceName: z.string(),
  ServiceDescription: z.string(),
  Image: wirePicture.nullable(),
  IsBreakfast: z.boolean(),
  AsksChildAges: z.boolean().meta({ description: 'A room with children that takes it needs their ages' }),
  AllowEditOnBookingEngine: z.boolean(),
  Price: wireAmount.meta({ description: 'The sum of the articles, net where VAT is exclusive' }),
  VatRate: z.number().nullable().meta({ description: 'Percent; null: the standard rate' }),
  ChargeType: z.enum(wireChargeTypes),
  ChargePerPerson: z.boolean(),
  Articles: z.array(z.object({ Name: z.string(), Price: wireAmount })),
  Quantity: z.int(),
  MaximumQuantity: z.int(),
  Bed: z
    .enum(wireExtraBeds)
    .nullable()
    .meta({ description: 'A further bed; at most as many cots as children and infants' }),
});
export type WireService = z.infer<typeof wireServiceSchema>;

/** Null: unlimited. Otherwise the fewest of all dates that the extra covers. */
const wireServiceInventorySchema = z.object({
  ServiceId: wireExtraId,
  StartingInventory: z.int().nullable(),
  ReservationItems: z.array(z.object({ Quantity: z.int() })),
});
export type WireServiceInventory = z.infer<typeof wireServiceInventorySchema>;

export const servicesResponseSchema = z.object({
  Services: z.array(wireServiceSchema),
  InventoryPerServiceId: z.record(z.string(), wireServiceInventorySchema),
});
export type ServicesResponse = z.infer<typeof servicesResponseSchema>;
