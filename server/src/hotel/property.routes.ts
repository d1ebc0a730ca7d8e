import { type Country } from '@portico/contract/calls/static-data';
import { toWireBeds } from '@portico/contract/wire/beds';
import { toWireDialling } from '@portico/contract/wire/dialling';
import {
  toWireBookConfig,
  toWireManageConfig,
  toWirePayByLinkConfig,
  toWirePreCheckInConfig,
  toWireProperty,
} from '@portico/contract/wire/property';
import { toWireRoomDetails } from '@portico/contract/wire/room-type';
import { toWireWhere } from '@portico/contract/wire/where';
import type { FastifyReply } from 'fastify';
import { countryIds, nameOfCountry } from './country.ts';
import { diallingOf, isMainOfDialCode } from './dialling.ts';
import type { HotelDirectory } from './hotel-directory.ts';
import type { Hotel } from './hotel.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

const { compare } = new Intl.Collator('en-GB');

/** Every country with its ISO 3166 numeric id, two-letter code and dialling, by its short English name. */
const allCountries: readonly Country[] = countryIds()
  .map(([code, id]) => {
    const dialling = diallingOf(code);
    return {
      Id: id,
      Name: nameOfCountry(code),
      Code: code,
      Dialling: dialling && { ...toWireDialling(dialling), IsMainOfDialCode: isMainOfDialCode(code) },
    };
  })
  .sort((one, other) => compare(one.Name, other.Name));

/** A hotel's description, its booking pages' behaviour and the lists of its forms, from its property file. */
export async function propertyRoutes(
  app: PorticoServer,
  { hotels }: { hotels: HotelDirectory },
): Promise<void> {
  type Definition = Hotel['definition'];
  const answer = async <Answer>(
    reply: FastifyReply,
    hotelKey: number | string,
    of: (of: Definition) => Answer,
  ) => {
    const hotel = await hotels.find(hotelKey);
    return hotel === undefined ? refuse(reply, 'property.unknown') : of(hotel.definition);
  };

  app.route({
    ...endpoint('/api/Property/:id'),
    handler: ({ params }, reply) =>
      answer(reply, params.id, (definition) =>
        toWireProperty(definition, diallingOf(definition.property.defaultPhoneCountryCode)),
      ),
  });
  app.route({
    ...endpoint('/api/Book/Config/:id'),
    handler: ({ params }, reply) => answer(reply, params.id, toWireBookConfig),
  });
  app.route({
    ...endpoint('/api/ManageBooking/Config/:id'),
    handler: ({ params }, reply) => answer(reply, params.id, toWireManageConfig),
  });
  app.route({
    ...endpoint('/api/PayByLink/Config/:id'),
    handler: ({ params }, reply) => answer(reply, params.id, toWirePayByLinkConfig),
  });
  app.route({
    ...endpoint('/api/PreCheckIn/Config/:id'),
    handler: ({ params }, reply) => answer(reply, params.id, toWirePreCheckInConfig),
  });
  app.route({
    ...endpoint('/api/StaticData/:id/countries'),
    handler: ({ params }, reply) => answer(reply, params.id, () => [...allCountries]),
  });
  app.route({
    ...endpoint('/api/StaticData/:id/creditcardtypes'),
    handler: ({ params }, reply) =>
      answer(reply, params.id, ({ property }) =>
        property.creditCards.map(({ id, name }) => ({ Id: id, Name: name })),
      ),
  });
  app.route({
    ...endpoint('/api/StaticData/:id/CancellationReasons'),
    handler: ({ params }, reply) =>
      answer(reply, params.id, ({ settings }) =>
        settings.cancellationReasons.map(({ id, name }) => ({ Id: id, Name: name })),
      ),
  });
  // For display, never for charging.
  app.route({
    ...endpoint('/api/CurrencyExchangeRate'),
    handler: ({ query }, reply) =>
      answer(reply, query.propertyId, ({ property }) => ({
        BaseCurrency: property.currency,
        Rates: property.exchangeRates?.rates ?? {},
        AsOf: property.exchangeRates?.asOf ?? null,
      })),
  });
  app.route({
    ...endpoint('/api/Where/Get'),
    handler: async ({ query }, reply) => {
      const hotel = await hotels.find(query.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const { where } = hotel.definition.property;
      return where === undefined ? refuse(reply, 'where.unknown') : toWireWhere(where);
    },
  });
  app.route({
    ...endpoint('/api/RoomType/Get'),
    handler: async ({ query }, reply) => {
      const hotel = await hotels.find(query.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      return toWireRoomDetails(hotel.definition, query.roomTypeId) ?? refuse(reply, 'room-type.unknown');
    },
  });
  app.route({
    ...endpoint('/api/RoomTypeConfiguration/Get'),
    handler: ({ query }, reply) => answer(reply, query.propertyId, toWireBeds),
  });
}
