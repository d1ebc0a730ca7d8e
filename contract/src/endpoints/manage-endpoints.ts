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
    'List the extras of a booked room; its own count as left',
    'grant',
    { querystring: itemServicesQuerySchema },
    servicesResponseSchema,
  ),
  '/api/ManageBooking/Preview': post(
    'Price a change of a booking; changes nothing',
    'grant',
    { body: managePreviewRequestSchema },
    managePreviewResponseSchema,
  ),
  '/api/ManageBooking/Update': post(
    'Change a booking',
    'grant',
    { body: manageUpdateRequestSchema },
    manageUpdateResponseSchema,
    { load: 'booking', isIdempotent: true },
  ),
  '/api/ManageBooking/AbandonChange': post(
    'End a change that waits for its payment',
    'grant',
    { body: abandonChangeRequestSchema },
    abandonChangeResponseSchema,
  ),
  '/api/ManageBooking/SearchDateOptions': post(
    'Search rooms of a booking on other dates; its own nights count as free',
    'grant',
    { body: searchDateOptionsRequestSchema },
    searchDateOptionsResponseSchema,
  ),
  '/api/ManageBooking/UpgradeOptions': get(
    'List better room types for a booked room',
    'grant',
    { querystring: upgradeOptionsQuerySchema },
    upgradeOptionsResponseSchema,
  ),
  '/api/ManageBooking/Search': post(
    'Find a booking by link, or by number and name; gives a grant',
    'anyone',
    { querystring: manageSearchQuerySchema },
    manageSearchResponseSchema,
  ),
  '/api/ManageBooking/Reservation': get(
    'Read a booking as it is now',
    'grant',
    { querystring: managedReservationQuerySchema },
    managedReservationSchema,
  ),
  '/api/ManageBooking/Calendar': get(
    'Read a stay as a calendar file, with a grant',
    'grant',
    { querystring: managedReservationQuerySchema },
    z.string(),
    { mediaType: 'text/calendar' },
  ),
  '/api/ManageBooking/ConfirmEmail': post(
    'Confirm a new address of a booking at one of two mailboxes',
    'anyone',
    { body: confirmBookerEmailRequestSchema },
    confirmBookerEmailResponseSchema,
  ),
  '/api/ManageBooking/Cancel': post(
    'Cancel the rest of a booking',
    'grant',
    { body: cancelRequestSchema },
    cancelResponseSchema,
  ),
} as const;
