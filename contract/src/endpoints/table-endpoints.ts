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
    'anyone',
    { querystring: propertyQuerySchema },
    restaurantsResponseSchema,
  ),
  '/api/RestaurantBooking/RestaurantSetup': get(
    'anyone',
    { querystring: restaurantSetupQuerySchema },
    restaurantSetupResponseSchema,
  ),
  '/api/RestaurantBooking/Availability': get(
    'anyone',
    { querystring: tableAvailabilityQuerySchema },
    tableAvailabilityResponseSchema,
  ),
  '/api/RestaurantBooking/Create': post(
    'anyone',
    { body: tableCreateRequestSchema },
    tableCreateResponseSchema,
    { isIdempotent: true },
  ),
  '/api/RestaurantBooking/Booking': get(
    'anyone',
    { querystring: tableBookingQuerySchema },
    tableBookingResponseSchema,
  ),
  '/api/RestaurantBooking/Cancel': post(
    'anyone',
    { body: tableCancelRequestSchema },
    tableCancelResponseSchema,
  ),
} as const;
