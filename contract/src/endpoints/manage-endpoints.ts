import * as z from 'zod';
import { abandonChangeRequestSchema, abandonChangeResponseSchema } from '../calls/manage-abandon-change.ts';
import {
  manageSearchQuerySchema,
  manageSearchResponseSchema,
  managedReservationQuerySchema,
} from '../calls/manage-booking.ts';
import { cancelRequestSchema, cancelResponseSchema } from '../calls/manage-cancel.ts';
import {
  confirmBookerEmailRequestSchema,
  confirmBookerEmailResponseSchema,
} from '../calls/manage-confirm-email.ts';
import { managePreviewRequestSchema, managePreviewResponseSchema } from '../calls/manage-preview.ts';
import {
  searchDateOptionsRequestSchema,
  searchDateOptionsResponseSchema,
} from '../calls/manage-search-date-options.ts';
import { manageUpdateRequestSchema, manageUpdateResponseSchema } from '../calls/manage-update.ts';
import { upgradeOptionsQuerySchema, upgradeOptionsResponseSchema } from '../calls/manage-upgrade-options.ts';
import { managedReservationSchema } from '../calls/parts/managed-reservation.ts';
import { itemServicesQuerySchema, servicesResponseSchema } from '../calls/services.ts';
import { get, post } from './endpoint.ts';

/** Reading and changing bookings with a grant. */
export const manageEndpoints = {
  '/api/Service/GetReservationItemServices': get(
    'grant',
    { querystring: itemServicesQuerySchema },
    servicesResponseSchema,
  ),
  '/api/ManageBooking/Preview': post(
    'grant',
    { body: managePreviewRequestSchema },
    managePreviewResponseSchema,
  ),
  '/api/ManageBooking/Update': post(
    'grant',
    { body: manageUpdateRequestSchema },
    manageUpdateResponseSchema,
    { load: 'booking', isIdempotent: true },
  ),
  '/api/ManageBooking/AbandonChange': post(
    'grant',
    { body: abandonChangeRequestSchema },
    abandonChangeResponseSchema,
  ),
  '/api/ManageBooking/SearchDateOptions': post(
    'grant',
    { body: searchDateOptionsRequestSchema },
    searchDateOptionsResponseSchema,
  ),
  '/api/ManageBooking/UpgradeOptions': get(
    'grant',
    { querystring: upgradeOptionsQuerySchema },
    upgradeOptionsResponseSchema,
  ),
  '/api/ManageBooking/Search': post(
    'anyone',
    { querystring: manageSearchQuerySchema },
    manageSearchResponseSchema,
  ),
  '/api/ManageBooking/Reservation': get(
    'grant',
    { querystring: managedReservationQuerySchema },
    managedReservationSchema,
  ),
  '/api/ManageBooking/Calendar': get('grant', { querystring: managedReservationQuerySchema }, z.string()),
  '/api/ManageBooking/ConfirmEmail': post(
    'anyone',
    { body: confirmBookerEmailRequestSchema },
    confirmBookerEmailResponseSchema,
  ),
  '/api/ManageBooking/Cancel': post('grant', { body: cancelRequestSchema }, cancelResponseSchema),
} as const;
