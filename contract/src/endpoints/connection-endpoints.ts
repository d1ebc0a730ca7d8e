import { ariRequestSchema, ariResponseSchema } from '../calls/ari.ts';
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
} as const;
