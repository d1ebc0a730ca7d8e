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
import { widgetResponseSchema } from '../calls/widget.ts';
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
  '/api/Property/:id': get(
    'Read a hotel',
    'anyone',
    { params: propertyParamsSchema },
    propertyResponseSchema,
  ),
  '/api/PropertyGroup/:id': get(
    'Read a group and its hotels',
    'anyone',
    { params: propertyParamsSchema },
    propertyGroupResponseSchema,
  ),
  '/api/Book/Config/:id': get(
    'Read the settings of the booking pages',
    'anyone',
    { params: propertyParamsSchema },
    bookConfigResponseSchema,
  ),
  '/api/Widget/:id': get(
    'Read what the search widget of a site shows',
    'anyone',
    { params: propertyParamsSchema },
    widgetResponseSchema,
    { forSites: true },
  ),
  '/api/StaticData/:id/countries': get(
    'List all countries, by name, with their dialling codes',
    'anyone',
    { params: propertyParamsSchema },
    countriesResponseSchema,
  ),
  '/api/StaticData/:id/creditcardtypes': get(
    'List the accepted card types',
    'anyone',
    { params: propertyParamsSchema },
    creditCardTypesResponseSchema,
  ),
  '/api/StaticData/:id/CancellationReasons': get(
    'List the reasons for cancelling',
    'anyone',
    { params: propertyParamsSchema },
    cancellationReasonsResponseSchema,
  ),
  '/api/StaticData/:id/flush': post(
    'Reload the lists and texts of a hotel in one process',
    'anyone',
    { params: propertyParamsSchema },
    flushResponseSchema,
  ),
  '/api/Where/Get': get(
    'Read how to find the hotel',
    'anyone',
    { querystring: propertyQuerySchema },
    whereSchema,
  ),
  '/api/RoomType/Get': get(
    'Read what the page of a room shows beyond its card',
    'anyone',
    { querystring: roomTypeQuerySchema },
    roomTypeDetailsSchema,
  ),
  '/api/RoomTypeConfiguration/Get': get(
    'List the bed options by room type',
    'anyone',
    { querystring: propertyQuerySchema },
    roomTypeConfigurationResponseSchema,
  ),
  '/api/CurrencyExchangeRate': get(
    'Read exchange rates, for display only',
    'anyone',
    { querystring: propertyQuerySchema },
    currencyExchangeRateResponseSchema,
  ),
  '/api/ManageBooking/Config/:id': get(
    'Read the settings of managing a booking',
    'anyone',
    { params: propertyParamsSchema },
    manageConfigResponseSchema,
  ),
  '/api/PreCheckIn/Config/:id': get(
    'Read the settings of pre-check-in',
    'anyone',
    { params: propertyParamsSchema },
    preCheckInConfigResponseSchema,
  ),
  '/api/PayByLink/Config/:id': get(
    'Read the settings of paying by link',
    'anyone',
    { params: propertyParamsSchema },
    payByLinkConfigResponseSchema,
  ),
  '/api/Contact/Send': post(
    'Send a message to the hotel',
    'anyone',
    { body: contactSendRequestSchema },
    contactSendResponseSchema,
    { isIdempotent: true },
  ),
} as const;
