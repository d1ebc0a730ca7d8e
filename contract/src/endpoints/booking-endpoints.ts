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
    'anyone',
    { body: checkVoucherCodeRequestSchema },
    checkVoucherCodeResponseSchema,
  ),
  '/api/Reservation/Create': post('anyone', { body: createRequestSchema }, createResponseSchema, {
    load: 'booking',
    isIdempotent: true,
  }),
  '/api/Reservation/Status': get('anyone', { querystring: reservationQuerySchema }, statusResponseSchema, {
    load: 'paying',
  }),
  '/api/Reservation/Abandon': post('anyone', { body: abandonRequestSchema }, statusResponseSchema),
  '/api/Reservation/Confirmation': get(
    'anyone',
    { querystring: reservationQuerySchema },
    confirmationResponseSchema,
  ),
  '/api/Reservation/Calendar': get('anyone', { querystring: reservationQuerySchema }, z.string()),
} as const;
