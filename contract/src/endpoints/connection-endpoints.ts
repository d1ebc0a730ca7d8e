import { ariRequestSchema, ariResponseSchema } from '../calls/ari.ts';
import { otaResponseSchema } from '../calls/ota.ts';
import { post } from './endpoint.ts';

/** Calls of other systems that a hotel has connected: docs/connections.md. */
export const connectionEndpoints = {
  '/api/Ari': post(
    'Set rooms, prices and rules of nights',
    'connection',
    { body: ariRequestSchema },
    ariResponseSchema,
    { isIdempotent: true },
  ),
  '/api/Ota': post('Send a message of OTA XML', 'connection', {}, otaResponseSchema, { mediaType: 'text/xml' }),
} as const;
