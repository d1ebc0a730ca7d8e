import * as z from 'zod';
import { roomTypeAvailabilitySchema } from './availability-search.ts';
import { languageCode, queryId, wireItemId, wireReservationId } from './wire-parts.ts';

/** GET /api/ManageBooking/UpgradeOptions: what a room of the booking may be exchanged for. */
export const upgradeOptionsQuerySchema = z.strictObject({
  propertyId: queryId,
  reservationId: wireReservationId,
  reservationItemId: wireItemId
    .optional()
    .meta({ description: 'For this room’s stay and guests; absent: for the first room that stands' }),
  languageCode,
});

/** As in Search for that stay; the booking's own rooms count as free. */
export const upgradeOptionsResponseSchema = z.object({
  RoomTypes: z.array(roomTypeAvailabilitySchema),
  NumberOfRoomsPerRoomTypeId: z.record(z.string(), z.int()),
});
export type UpgradeOptionsResponse = z.infer<typeof upgradeOptionsResponseSchema>;
