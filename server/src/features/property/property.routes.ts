import { bookConfigResponseSchema } from '@portico/contract/calls/book-config';
import { currencyExchangeRateResponseSchema } from '@portico/contract/calls/currency-exchange-rate';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import { manageConfigResponseSchema } from '@portico/contract/calls/manage-booking';
import { payByLinkConfigResponseSchema } from '@portico/contract/calls/pay-by-link';
import { preCheckInConfigResponseSchema } from '@portico/contract/calls/pre-check-in';
import {
  propertyParamsSchema,
  propertyQuerySchema,
  propertyResponseSchema,
} from '@portico/contract/calls/property';
import {
  cancellationReasonsResponseSchema,
  countriesResponseSchema,
  creditCardTypesResponseSchema,
  roomTypeConfigurationResponseSchema,
  type Country,
} from '@portico/contract/calls/static-data';
import { apiPaths } from '@portico/contract/paths';
import { toWireBeds } from '@portico/contract/wire/beds';
import {
  toWireBookConfig,
  toWireManageConfig,
  toWirePayByLinkConfig,
  toWirePreCheckInConfig,
  toWireProperty,
} from '@portico/contract/wire/property';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { countryIds, nameOfCountry } from '../../core/hotel/country.ts';
import { dialCodeOf } from '../../core/hotel/dial-code.ts';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

const { compare } = new Intl.Collator('en-GB');

/** Every country with its ISO 3166 numeric id and two-letter code, by its short English name. */
const allCountries: readonly Country[] = countryIds()
  .map(([code, id]) => ({ Id: id, Name: nameOfCountry(code), Code: code }))
  .sort((one, other) => compare(one.Name, other.Name));

/** A call that a hotel's definition answers, whatever else is asked. */
type AnswersHotel = <Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  of: (definition: Hotel['definition']) => Answer,
) => void;

const config = { access: 'anyone' } as const;

/** Who a hotel is, how its booking pages behave, and the lists that its forms choose from, as its property file says. */
export async function propertyRoutes(
  app: PorticoServer,
  { hotels }: { hotels: HotelDirectory },
): Promise<void> {
  type Of = (definition: Hotel['definition']) => unknown;
  const answer = async (reply: FastifyReply, hotelKey: number | string, of: Of) => {
    const hotel = await hotels.find(hotelKey);
    return hotel === undefined ? refuse(reply, 'property.unknown') : of(hotel.definition);
  };
  const response = (schema: z.ZodType) => ({ 200: schema, '4xx': errorBodySchema });
  const byPath: AnswersHotel = (path, schema: z.ZodType, of: Of) =>
    app.get(
      path,
      { config, schema: { params: propertyParamsSchema, response: response(schema) } },
      (request, reply) => answer(reply, request.params.id, of),
    );
  const byQuery: AnswersHotel = (path, schema: z.ZodType, of: Of) =>
    app.get(
      path,
      { config, schema: { querystring: propertyQuerySchema, response: response(schema) } },
      (request, reply) => answer(reply, request.query.propertyId, of),
    );

  byPath('/api/Property/:id', propertyResponseSchema, (definition) =>
    toWireProperty(definition, dialCodeOf(definition.property.defaultPhoneCountryCode)),
  );
  byPath('/api/Book/Config/:id', bookConfigResponseSchema, toWireBookConfig);
  byPath('/api/ManageBooking/Config/:id', manageConfigResponseSchema, toWireManageConfig);
  byPath('/api/PayByLink/Config/:id', payByLinkConfigResponseSchema, toWirePayByLinkConfig);
  byPath('/api/PreCheckIn/Config/:id', preCheckInConfigResponseSchema, toWirePreCheckInConfig);
  byPath('/api/StaticData/:id/countries', countriesResponseSchema, () => [...allCountries]);
  byPath('/api/StaticData/:id/creditcardtypes', creditCardTypesResponseSchema, ({ property }) =>
    property.creditCards.map(({ id, name }) => ({ Id: id, Name: name })),
  );
  byPath('/api/StaticData/:id/CancellationReasons', cancellationReasonsResponseSchema, ({ settings }) =>
    settings.cancellationReasons.map(({ id, name }) => ({ Id: id, Name: name })),
  );
  // For display, never for charging.
  byQuery(apiPaths.currencyExchangeRate(), currencyExchangeRateResponseSchema, ({ property }) => ({
    BaseCurrency: property.currency,
    Rates: property.exchangeRates?.rates ?? {},
    AsOf: property.exchangeRates?.asOf ?? null,
  }));
  byQuery(apiPaths.roomTypeConfiguration(), roomTypeConfigurationResponseSchema, toWireBeds);
}
