import { preCheckInQuerySchema, preCheckInResponseSchema } from '../calls/pre-check-in.ts';
import {
  preCheckInPreviewRequestSchema,
  preCheckInPreviewResponseSchema,
  preCheckInSaveRequestSchema,
  preCheckInSaveResponseSchema,
} from '../calls/pre-check-in-save.ts';
import { get, post } from './endpoint.ts';

export const checkInEndpoints = {
  '/api/PreCheckIn/Get': get('anyone', { querystring: preCheckInQuerySchema }, preCheckInResponseSchema),
  '/api/PreCheckIn/Preview': post(
    'anyone',
    { body: preCheckInPreviewRequestSchema },
    preCheckInPreviewResponseSchema,
  ),
  '/api/PreCheckIn/Save': post(
    'anyone',
    { body: preCheckInSaveRequestSchema },
    preCheckInSaveResponseSchema,
    { load: 'booking', isIdempotent: true },
  ),
} as const;
