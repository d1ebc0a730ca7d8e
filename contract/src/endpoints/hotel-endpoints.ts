import { bookConfigResponseSchema } from '../calls/book-config.ts';
import { contactSendRequestSchema, contactSendResponseSchema } from '../calls/contact-send.ts';
import { currencyExchangeRateResponseSchema } from '../calls/currency-exchange-rate.ts';
import { manageConfigResponseSchema } from '../calls/manage-booking.ts';
import { payByLinkConfigResponseSchema } from '../calls/pay-by-link.ts';
import { preCheckInConfigResponseSchema } from '../calls/pre-check-in.ts';
import { propertyParamsSchema, propertyQuerySchema, propertyResponseSchema } from '../calls/property.ts';
import { propertyGroupResponseSchema } from '../calls/property-group.ts';
import { roomTypeDetailsSchema, roomTypeQuerySchema } from '../calls/room-type.ts';
import { whereSchema } from '../calls/where.ts';
import {
  cancellationReasonsResponseSchema,
  countriesResponseSchema,
  creditCardTypesResponseSchema,
  flushResponseSchema,
  roomTypeConfigurationResponseSchema,
} from '../calls/static-data.ts';
import { get, post } from './endpoint.ts';

/** Hotels, and the lists their pages choose from. */
export const hotelEndpoints = {
  '/api/Property/:id': get('anyone', { params: propertyParamsSchema }, propertyResponseSchema),
  '/api/PropertyGroup/:id': get('anyone', { params: propertyParamsSchema }, propertyGroupResponseSchema),
  '/api/Book/Config/:id': get('anyone', { params: propertyParamsSchema }, bookConfigResponseSchema),
  '/api/StaticData/:id/countries': get('anyone', { params: propertyParamsSchema }, countriesResponseSchema),
  '/api/StaticData/:id/creditcardtypes': get(
    'anyone',
    { params: propertyParamsSchema },
    creditCardTypesResponseSchema,
  ),
  '/api/StaticData/:id/CancellationReasons': get(
    'anyone',
    { params: propertyParamsSchema },
    cancellationReasonsResponseSchema,
  ),
  '/api/StaticData/:id/flush': post('anyone', { params: propertyParamsSchema }, flushResponseSchema),
  '/api/Where/Get': get('anyone', { querystring: propertyQuerySchema }, whereSchema),
  '/api/RoomType/Get': get('anyone', { querystring: roomTypeQuerySchema }, roomTypeDetailsSchema),
  '/api/RoomTypeConfiguration/Get': get(
    'anyone',
    { querystring: propertyQuerySchema },
    roomTypeConfigurationResponseSchema,
  ),
  '/api/CurrencyExchangeRate': get(
    'anyone',
    { querystring: propertyQuerySchema },
    currencyExchangeRateResponseSchema,
  ),
  '/api/ManageBooking/Config/:id': get(
    'anyone',
    { params: propertyParamsSchema },
    manageConfigResponseSchema,
  ),
  '/api/PreCheckIn/Config/:id': get(
    'anyone',
    { params: propertyParamsSchema },
    preCheckInConfigResponseSchema,
  ),
  '/api/PayByLink/Config/:id': get('anyone', { params: propertyParamsSchema }, payByLinkConfigResponseSchema),
  '/api/Contact/Send': post('anyone', { body: contactSendRequestSchema }, contactSendResponseSchema, {
    isIdempotent: true,
  }),
} as const;
