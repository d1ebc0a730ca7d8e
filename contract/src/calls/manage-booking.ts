import * as z from 'zod';
import { lookupMissing } from '../texts/manage-texts.ts';
import { bookConfigResponseSchema } from './book-config.ts';
import { outcome } from './error-body.ts';
import { managedReservationSchema } from './parts/managed-reservation.ts';
import { queryId, wireAnyText, wireReservationId, wireText } from './wire-parts.ts';

/** GET /api/ManageBooking/Config/{id}: the flags and words of Book config, and what managing needs. */
export const manageConfigResponseSchema = bookConfigResponseSchema.extend({
  CancellationReasonRequired: z.boolean(),
  CardRequired: z.boolean(),
});
export type ManageConfigResponse = z.infer<typeof manageConfigResponseSchema>;

const typed = (most: number) => wireText(most).trim().default('');

/** POST /api/ManageBooking/Search, in the query: the code of a link, or reference number and name. */
export const manageSearchQuerySchema = z
  .strictObject({
    propertyId: queryId,
    reservationNumber: typed(40),
    guestName: typed(160),
    hash: wireAnyText(200).default('').meta({ description: 'The code of a link' }),
  })
  .check(({ value, issues }) => {
    if (value.hash !== '') return;
    for (const field of ['reservationNumber', 'guestName'] as const)
      if (value[field] === '')
        issues.push({ code: 'custom', path: [field], message: lookupMissing[field], input: value });
  });
export type ManageSearchQuery = z.output<typeof manageSearchQuerySchema>;

export const manageSearchResponseSchema = z.object({
  ...outcome,
  Reservation: managedReservationSchema.nullable(),
  Code: z.string().nullable().meta({ description: 'The code of a link to this booking' }),
});
export type ManageSearchResponse = z.infer<typeof manageSearchResponseSchema>;

/** GET /api/ManageBooking/Reservation: the current state; needs a grant for the booking. */
export const managedReservationQuerySchema = z.strictObject({
  propertyId: queryId,
  reservationId: wireReservationId,
});
