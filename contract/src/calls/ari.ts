import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { ariFaults } from '../connections/ari-faults.ts';
import { MOST_CODE } from '../connections/connection-codes.ts';
import { wireAmount, wireDate } from './wire-parts.ts';

/** Nights of all items of one message, each counted for what it sets. Rule: docs/connections.md, "A message". */
export const MOST_ARI_CELLS = 10_000;

const code = z.string().min(1).max(MOST_CODE);
const nights = z.int().min(1).max(365).nullable();
const days = z.int().min(0).max(1_200).nullable();
const rooms = z.int().min(0).max(10_000);

const ariItem = z.strictObject({
  ItemId: z.string().max(60).optional().meta({ description: 'Comes back in the answer' }),
  RoomTypeCode: code,
  RatePlanCode: code.optional().meta({ description: 'Absent: the item is of the room type alone' }),
  From: wireDate.meta({ description: 'The first night' }),
  To: wireDate.meta({ description: 'The last night' }),
  Weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .optional()
    .meta({ description: '1 is Monday; absent: every day' }),
  RoomsLeft: rooms.optional().meta({ description: 'Rooms that can still be sold, beside those taken' }),
  RoomsForSale: rooms.optional().meta({ description: 'Rooms in all, those taken among them' }),
  Open: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the rate plan is sold; without one, the room type' }),
  Prices: z
    .array(z.strictObject({ Adults: z.int().min(1).max(50), Amount: wireAmount }))
    .min(1)
    .max(50)
    .optional()
    .meta({ description: 'What the night costs so many adults' }),
  PricePerPerson: z
    .strictObject({
      Adult: wireAmount,
      Child: wireAmount.optional(),
      Infant: wireAmount.optional(),
    })
    .optional()
    .meta({ description: 'What the night costs each person' }),
  ExtraAdult: wireAmount
    .optional()
    .meta({ description: 'Each adult beyond the base number of the rate plan' }),
  ExtraChild: wireAmount.optional(),
  ExtraInfant: wireAmount.optional(),
  MinStayOnArrival: nights.optional().meta({ description: 'Null: no such rule' }),
  MaxStayOnArrival: nights.optional(),
  MinStayThrough: nights.optional().meta({ description: 'Of every stay with the night. Null: no such rule' }),
  MaxStayThrough: nights.optional(),
  ClosedToArrival: z.boolean().optional(),
  ClosedToDeparture: z.boolean().optional(),
  MinAdvanceDays: days.optional().meta({ description: 'Days from booking to arrival. Null: no such rule' }),
  MaxAdvanceDays: days.optional(),
});
export type AriItem = z.output<typeof ariItem>;

export const ariRequestSchema = z.strictObject({
  Sequence: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Rises with each message. Absent: the order in which messages arrive' }),
  Currency: z.string().length(3).optional().meta({ description: 'Must be the hotel’s' }),
  IsLineByLine: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether items without a fault are done though others have one' }),
  Items: z.array(ariItem).min(1).max(MOST_ARI_CELLS),
});
export type AriRequest = z.output<typeof ariRequestSchema>;

const ariOutcomes = ['done', 'unchanged', 'older', 'refused', 'not-done'] as const;
export type AriOutcome = (typeof ariOutcomes)[number];

export const ariResponseSchema = z.object({
  Success: z.boolean().meta({ description: 'Whether no item was refused' }),
  Message: z.string().nullable(),
  MessageId: z.string().meta({ description: 'Names this message to support, for 30 days' }),
  Items: z.array(
    z.object({
      ItemId: z.string().nullable(),
      Outcome: z.enum(ariOutcomes).meta({
        description:
          '`unchanged`: it was so. `older`: a newer message has set all of it. `not-done`: because of others',
      }),
      Faults: z.array(z.object({ Code: z.enum(keysOf(ariFaults)), Message: z.string() })),
    }),
  ),
});
export type AriResponse = z.output<typeof ariResponseSchema>;
