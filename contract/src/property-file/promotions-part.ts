import * as z from 'zod';
import {
  codeSchema,
  countSchema,
  dateSchema,
  nameSchema,
  percentSchema,
  promotionIdSchema,
  ratePlanIdSchema,
  roomTypeIdSchema,
  onlyThese,
} from './file-parts.ts';

const nights = z.int().min(1).max(365).optional();

/** Lowers prices for guests with its code, and reveals the unlisted rate plans it names. */
export const promotionPartSchema = z.strictObject({
  id: promotionIdSchema,
  code: codeSchema,
  name: nameSchema,
  percentOff: percentSchema.describe('Off each figure of each night; 0 only reveals'),
  ratePlans: onlyThese(ratePlanIdSchema, 'Only these rate plans'),
  roomTypes: onlyThese(roomTypeIdSchema, 'Only these room types'),
  firstNight: dateSchema.optional().describe('The first night that is lowered'),
  lastNight: dateSchema.optional().describe('The last night that is lowered, included'),
  minNights: nights.describe('Least nights of the whole stay'),
  maxNights: nights.describe('Most nights of the whole stay'),
  bookFrom: dateSchema.optional().describe('The first day on which it may be booked'),
  bookUntil: dateSchema.optional().describe('The last day on which it may be booked, included'),
  most: countSchema(1_000_000).optional().describe('Most bookings with it; absent: no limit'),
});
