import { preCheckInQuerySchema, preCheckInResponseSchema } from '../calls/pre-check-in.ts';
import {
  preCheckInPreviewRequestSchema,
  preCheckInPreviewResponseSchema,
  preCheckInSaveRequestSchema,
  preCheckInSaveResponseSchema,
} from '../calls/pre-check-in-save.ts';
import { get, post } from './endpoint.ts';

export const checkInEndpoints = {
  '/api/PreCheckIn/Get': get(
    'Read the booking or room of a link to check in',
    'anyone',
    { querystring: preCheckInQuerySchema },
    preCheckInResponseSchema,
  ),
  '/api/PreCheckIn/Preview': post(
    'Price a check-in; changes nothing',
    'anyone',
    { body: preCheckInPreviewRequestSchema },
    preCheckInPreviewResponseSchema,
  ),
  '/api/PreCheckIn/Save': post(
    'Save guests, beds, requests, arrival time and extras',
    'anyone',
    { body: preCheckInSaveRequestSchema },
    preCheckInSaveResponseSchema,
    { load: 'booking', isIdempotent: true },
  ),
} as const;
