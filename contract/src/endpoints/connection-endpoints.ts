import { ariRequestSchema, ariResponseSchema } from '../calls/ari.ts';
import { changedReservationsQuerySchema, changedReservationsSchema } from '../calls/changed-reservations.ts';
import { otaResponseSchema } from '../calls/ota.ts';
import { get, post } from './endpoint.ts';

/** Calls of other systems that a hotel has connected: docs/connections.md. */
export const connectionEndpoints = {
  '/api/Ari': post(
    'Set rooms, prices and rules of nights',
    'connection',
    { body: ariRequestSchema },
    ariResponseSchema,
    { isIdempotent: true },
  ),
  '/api/Ota': post('Send a message of OTA XML', 'connection', {}, otaResponseSchema, {
    mediaType: 'text/xml',
  }),
  '/api/Reservations': get(
    'Read bookings in the order of their changes',
    'connection',
    { querystring: changedReservationsQuerySchema },
    changedReservationsSchema,
  ),
} as const;
