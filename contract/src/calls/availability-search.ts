import * as z from 'zod';
import { guestCounts } from './parts/guest.ts';
import { wireRateSchema } from './rate.ts';
import { wireRoomTypeSchema } from './room-type.ts';
import {
  languageCode,
  wireAmount,
  wireDate,
  wireDateOut,
  wireId,
  wireRoomTypeId,
  wireText,
} from './wire-parts.ts';

/** POST /api/Availability/Search. Rooms are numbered from 1 in the order sent. */
export const searchRequestSchema = z.strictObject({
  PropertyId: wireId,
  LanguageCode: languageCode,
  PromoCode: wireText(50).nullish(),
  RatePlanCode: wireText(50).nullish(),
  HopGiftVoucherCode: wireText(50).nullish(),
  DateFrom: wireDate,
  DateTo: wireDate,
  LocationId: z.int().min(0).nullish(),
  RoomTypeId: wireRoomTypeId.nullish(),
  Rooms: z.array(z.strictObject(guestCounts)).min(1).max(50),
});
export type SearchRequest = z.output<typeof searchRequestSchema>;
export type SearchRequestBody = z.input<typeof searchRequestSchema>;

export const roomTypeAvailabilitySchema = z.object({
  LowestRate: z.number(),
  OriginalLowestRate: z.number(),
  RoomType: wireRoomTypeSchema,
  Rates: z.array(wireRateSchema),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
});
export type RoomTypeAvailability = z.infer<typeof roomTypeAvailabilitySchema>;

const unavailableRoomTypeSchema = z.object({
  RoomTypeId: wireRoomTypeId,
  RoomType: wireRoomTypeSchema,
  Reason: z.enum(['Full', 'MinStay', 'Rules', 'Closed']),
  FirstFullNight: wireDateOut.nullable(),
  MinLengthOfStay: z.int().nullable(),
});
export type UnavailableRoomType = z.infer<typeof unavailableRoomTypeSchema>;

const alternativeStaySchema = z.object({
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  NumberOfNights: z.int(),
  TotalCost: wireAmount.meta({ description: 'All searched rooms at their cheapest together, gross' }),
});
export type WireAlternativeStay = z.infer<typeof alternativeStaySchema>;

const splitRoomsSchema = z.object({
  Rooms: z.array(z.object({ NumberOfAdults: z.int(), NumberOfChildren: z.int(), NumberOfInfants: z.int() })),
  TotalCost: wireAmount,
});
export type WireSplitRooms = z.infer<typeof splitRoomsSchema>;

export const searchResponseSchema = z.object({
  RoomTypes: z.array(roomTypeAvailabilitySchema),
  UnavailableRoomTypes: z.array(unavailableRoomTypeSchema),
  NumberOfRoomsPerRoomTypeId: z.record(z.string(), z.int()),
  AlternativeStays: z.array(alternativeStaySchema),
  SplitRooms: splitRoomsSchema.nullable(),
  IsRatePlanCodeValid: z.boolean().nullable(),
  IsPromoCodeValid: z.boolean().nullable(),
  PromoCodeMessage: z.string().nullable(),
  IsHopGiftVoucherCodeValid: z.boolean().nullable(),
  HopGiftVoucherCodeMessage: z.string().nullable(),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;
