import * as z from 'zod';
import { MOST_CODE } from '../connections/connection-codes.ts';

/** Bookings of one answer. */
const MOST_AT_ONCE = 200;

/** GET /api/Reservations. */
export const changedReservationsQuerySchema = z.strictObject({
  changedSince: z
    .string()
    .regex(/^\d{1,20}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'Expected a cursor that was answered')
    .optional()
    .meta({ description: '`Next` of the answer before. Absent: from the first booking on' }),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Expected a whole number from 1')
    .transform(Number)
    .refine((limit) => limit <= MOST_AT_ONCE, `Expected at most ${MOST_AT_ONCE}`)
    .default(100),
});

const instant = z.iso.datetime().nullable();

/** The rest is a booking's event: docs/webhooks.md, "A booking". */
const changedReservation = z.looseObject({
  PropertyId: z.int(),
  ReservationNumber: z.string(),
  Status: z.string().meta({ description: '`Confirmed` or `Cancelled`' }),
  Version: z.int().meta({ description: 'Rises with each change that a guest may see' }),
  Rooms: z.array(
    z.looseObject({
      RoomTypeCode: z.string().max(MOST_CODE).meta({ description: 'The connection’s own' }),
      RatePlanCode: z.string().max(MOST_CODE),
    }),
  ),
  OtherNumber: z.string().nullable().meta({ description: 'What the connection has confirmed it with' }),
  ArrivalTime: z.string().nullable().meta({ description: 'HH:MM' }),
  CheckedInAt: instant,
  CheckedOutAt: instant,
  NoShowAt: instant.meta({ description: 'None of its guests came' }),
  NoShowRooms: z.array(z.int()).meta({ description: 'Numbers of the rooms whose guests did not come' }),
  Paid: z.number().meta({ description: 'By card, by link and at the hotel, less what was given back' }),
});

export const changedReservationsSchema = z.object({
  Reservations: z.array(changedReservation),
  Next: z
    .string()
    .nullable()
    .meta({ description: '`changedSince` of the next call; null: there is no booking yet' }),
  HasMore: z.boolean().meta({ description: 'Whether more have changed: ask again at once' }),
});
export type ChangedReservations = z.output<typeof changedReservationsSchema>;
