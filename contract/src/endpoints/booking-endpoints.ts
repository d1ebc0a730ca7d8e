import * as z from 'zod';
import {
  checkVoucherCodeRequestSchema,
  checkVoucherCodeResponseSchema,
} from '../calls/check-voucher-code.ts';
import { createRequestSchema, createResponseSchema } from '../calls/reservation-create.ts';
import {
  abandonRequestSchema,
  confirmationResponseSchema,
  reservationQuerySchema,
  statusResponseSchema,
} from '../calls/reservation-read.ts';
import { get, post } from './endpoint.ts';

export const bookingEndpoints = {
  '/api/Reservation/CheckVoucherCode': post(
    'Read what a gift voucher would pay of these rooms',
    'anyone',
    { body: checkVoucherCodeRequestSchema },
    checkVoucherCodeResponseSchema,
  ),
  '/api/Reservation/Create': post(
    'Book rooms',
    'anyone',
    { body: createRequestSchema },
    createResponseSchema,
    { load: 'booking', isIdempotent: true },
  ),
  '/api/Reservation/Status': get(
    'Read the status of a booking',
    'anyone',
    { querystring: reservationQuerySchema },
    statusResponseSchema,
    { load: 'paying' },
  ),
  '/api/Reservation/Abandon': post(
    'End a booking that waits for the bank',
    'anyone',
    { body: abandonRequestSchema },
    statusResponseSchema,
  ),
  '/api/Reservation/Confirmation': get(
    'Read a booking by its confirmation token',
    'anyone',
    { querystring: reservationQuerySchema },
    confirmationResponseSchema,
  ),
  '/api/Reservation/Calendar': get(
    'Read a stay as a calendar file, by its confirmation token',
    'anyone',
    { querystring: reservationQuerySchema },
    z.string(),
    { mediaType: 'text/calendar' },
  ),
} as const;
