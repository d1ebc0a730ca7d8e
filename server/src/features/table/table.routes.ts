import { propertyQuerySchema } from '@portico/contract/calls/property';
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
} from '@portico/contract/calls/restaurant-booking';
import { apiPaths } from '@portico/contract/paths';
import { currencySymbol } from '@portico/contract/texts/money-text';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { partySizeFault, tableCancelledText } from '@portico/contract/texts/table-texts';
import { isPartySize, partySizesOn } from '@portico/domain/tables/party-sizes';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { idempotencyHeaders } from '../../platform/http/idempotency-key.ts';
import { refuseAsked } from '../../platform/http/refuse-asked.ts';
import { refuse, refuseFields } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { createTable } from './create-table.ts';
import { toWireAvailability, toWireRestaurant, toWireTable } from './table-answers.ts';
import { findPlace, tablesOf, type TableDeps } from './table-deps.ts';

/** Booking a table in a restaurant of the hotel, and cancelling it by the link of its mail. Rule: docs/tables.md. */
export async function tableRoutes(app: PorticoServer, deps: TableDeps): Promise<void> {
  app.get(
    apiPaths.restaurants(),
    forAnyone({ querystring: propertyQuerySchema }, restaurantsResponseSchema),
    async ({ query }, reply) => {
      const hotel = await deps.hotels.find(query.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      return tablesOf(deps, hotel) === undefined ? [] : [...hotel.restaurants.values()].map(toWireRestaurant);
    },
  );

  app.get(
    apiPaths.restaurantSetup(),
    forAnyone({ querystring: restaurantSetupQuerySchema }, restaurantSetupResponseSchema),
    async ({ query }, reply) => {
      const place = await findPlace(deps, query.propertyId, query.restaurantId);
      if (place === undefined) return refuse(reply, 'restaurant.unknown');
      const { rules, part } = place.restaurant;
      const { minimum, maximum } = partySizesOn(rules, query.date);
      return {
        CurrencySymbol: currencySymbol(place.hotel.currency),
        MinOnlinePartySize: minimum,
        MaxOnlinePartySize: maximum,
        NoAvailabilityText: part.noAvailabilityText,
      };
    },
  );

  app.get(
    apiPaths.tableAvailability(),
    forAnyone({ querystring: tableAvailabilityQuerySchema }, tableAvailabilityResponseSchema),
    async ({ query }, reply) => {
      const { date, partySize: party } = query;
      const place = await findPlace(deps, query.propertyId, query.restaurantId);
      if (place === undefined) return refuse(reply, 'restaurant.unknown');
      const sizes = partySizesOn(place.restaurant.rules, date);
      if (!isPartySize(party, sizes)) return refuseFields(reply, { partySize: [partySizeFault(sizes)] });
      return toWireAvailability(place, date, await place.port.readTimes(place, { date, party }));
    },
  );

  app.post(
    apiPaths.tableCreate(),
    forAnyone({ headers: idempotencyHeaders, body: tableCreateRequestSchema }, tableCreateResponseSchema),
    async (request, reply) => {
      const { headers, body } = request;
      const place = await findPlace(deps, body.PropertyId, body.RestaurantId);
      if (place === undefined) return refuse(reply, 'restaurant.unknown');
      const from = { key: headers['idempotency-key'], address: clientAddress(request) };
      const created = await createTable(place, body, from);
      if (created.ok) return created.value;
      const { property } = place.hotel.definition;
      return refuseAsked(reply, created.refusal, property, { asked: 'table' });
    },
  );

  app.get(
    apiPaths.tableBooking(),
    forAnyone({ querystring: tableBookingQuerySchema }, tableBookingResponseSchema),
    async ({ query }, reply) => {
      const hotel = await deps.hotels.find(query.propertyId);
      const link = { referenceNumber: query.referenceNumber, code: query.hash };
      const table = hotel && (await tablesOf(deps, hotel)?.find(hotel, link));
      if (hotel === undefined || table === undefined) return refuse(reply, 'link.invalid');
      return toWireTable(hotel, table, deps.clock.now());
    },
  );

  app.post(
    apiPaths.tableCancel(),
    forAnyone({ body: tableCancelRequestSchema }, tableCancelResponseSchema),
    async ({ body }, reply) => {
      const hotel = await deps.hotels.find(body.PropertyId);
      const port = hotel && tablesOf(deps, hotel);
      if (hotel === undefined || port === undefined) return refuse(reply, 'link.invalid');
      const cancelled = await port.cancel(hotel, { referenceNumber: body.ReferenceNumber, code: body.Code });
      if (cancelled.ok) return { Success: true, Message: tableCancelledText, RefusalCode: null };
      const { code } = cancelled.refusal;
      if (code === 'link.invalid') return refuse(reply, code);
      return { Success: false, Message: refusalText(code), RefusalCode: code };
    },
  );
}
