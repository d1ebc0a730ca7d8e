import { propertyQuerySchema } from '../calls/property.ts';
import {
  restaurantSetupQuerySchema,
  restaurantSetupResponseSchema,
  restaurantsResponseSchema,
  tableAvailabilityQuerySchema,
  tableAvailabilityResponseSchema,
  tableBookingQuerySchema,
  tableBookingResponseSchema,
  tableCancelRequestSchema,
  tableCancelResponseSchema,
  tableCreateRequestSchema,
  tableCreateResponseSchema,
} from '../calls/restaurant-booking.ts';
import { get, post } from './endpoint.ts';

export const tableEndpoints = {
  '/api/RestaurantBooking/Restaurants': get(
    'List the restaurants of a hotel',
    'anyone',
    { querystring: propertyQuerySchema },
    restaurantsResponseSchema,
  ),
  '/api/RestaurantBooking/RestaurantSetup': get(
    'Read party sizes and texts of a restaurant on a date',
    'anyone',
    { querystring: restaurantSetupQuerySchema },
    restaurantSetupResponseSchema,
  ),
  '/api/RestaurantBooking/Availability': get(
    'List times with a table for a party',
    'anyone',
    { querystring: tableAvailabilityQuerySchema },
    tableAvailabilityResponseSchema,
  ),
  '/api/RestaurantBooking/Create': post(
    'Book a table',
    'anyone',
    { body: tableCreateRequestSchema },
    tableCreateResponseSchema,
    { isIdempotent: true },
  ),
  '/api/RestaurantBooking/Booking': get(
    'Read a booked table, without the name of the guest',
    'anyone',
    { querystring: tableBookingQuerySchema },
    tableBookingResponseSchema,
  ),
  '/api/RestaurantBooking/Cancel': post(
    'Cancel a table',
    'anyone',
    { body: tableCancelRequestSchema },
    tableCancelResponseSchema,
  ),
} as const;
