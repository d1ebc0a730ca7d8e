import {
  type TableAvailability,
  type WireRestaurant,
  type WireTableBooking,
  type WireTablePromotion,
  type WireTableTime,
} from '@portico/contract/calls/restaurant-booking';
import { currencySymbol } from '@portico/contract/texts/money-text';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { partySizeFault, tableCancelledText } from '@portico/contract/texts/table-texts';
import { toWirePicture } from '@portico/contract/wire/picture';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { LocalMoment } from '@portico/domain/reservation/cancellation-policy';
import { isPartySize, partySizesOn } from '@portico/domain/tables/party-sizes';
import { QUARTER_MINUTES, timeOfQuarter } from '@portico/domain/tables/quarter';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel, HotelRestaurant } from '../hotel/hotel.ts';
import type { BookedTable } from './booked-table.ts';
import { cancelBeforeOf, isCancellable } from './cancel-table.ts';
import type { TablePlace, TablePort, OfferedTime } from './table-port.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import { refuse, refuseFields } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { createTable } from './create-table.ts';

function toWireRestaurant({ part }: HotelRestaurant): WireRestaurant {
  return {
    Id: part.id,
    Name: part.name,
    Description: part.description,
    Image: part.image === undefined ? null : toWirePicture(part.image),
    MinOnlinePartySize: part.minOnlinePartySize,
    MaxOnlinePartySize: part.maxOnlinePartySize,
  };
}

function toWireAvailability(
  place: TablePlace,
  date: LocalDate,
  times: readonly OfferedTime[],
): TableAvailability {
  const promotions = new Map(
    place.restaurant.part.promotions.map((part) => [part.id, toWirePromotion(part)]),
  );
  const { id: restaurantId } = place.restaurant.rules;
  return {
    Times: times
      .filter(({ isFree }) => isFree)
      .map((time): WireTableTime => ({
        Time: timeOfQuarter(time.quarter),
        Promotions: time.promotionIds.flatMap((id) => promotions.get(id) ?? []),
        IsLeaveTimeRequired: time.leaveQuarter !== null,
        LeaveTime: time.leaveQuarter === null ? null : timeOfQuarter(time.leaveQuarter),
        TurnMinutes: time.turnQuarters * QUARTER_MINUTES,
        CancelBefore: toWireClock(cancelBeforeOf(place.hotel, { restaurantId, date, quarter: time.quarter })),
      })),
    FullTimes: times.filter(({ isFree }) => !isFree).map(({ quarter }) => timeOfQuarter(quarter)),
  };
}

type PromotionPart = HotelRestaurant['part']['promotions'][number];

function toWirePromotion({ id, name, description, pricePerPerson }: PromotionPart): WireTablePromotion {
  return {
    Id: id,
    Name: name,
    Description: description ?? null,
    PricePerPerson: pricePerPerson ?? null,
  };
}

/** What a link shows: not the booker's address, number or note. */
function toWireTable(hotel: Hotel, table: BookedTable, now: Date): WireTableBooking {
  const until = table.quarter + table.turnQuarters;
  return {
    BookingReference: table.referenceNumber,
    RestaurantName: table.restaurantName,
    VisitDate: table.date,
    VisitTime: timeOfQuarter(table.quarter),
    LeaveTime: table.hasLeaveTime ? timeOfQuarter(until) : null,
    PartySize: table.party,
    PromotionName: table.promotion?.name ?? null,
    IsCancelled: table.cancelledAt !== null,
    CanBeCancelled: isCancellable(hotel, table, now),
    CancelBefore: toWireClock(cancelBeforeOf(hotel, table)),
  };
}

const toWireClock = ({ date, at }: LocalMoment) => ({ Date: date, At: at });

/** Booking a table in a restaurant of the hotel, and cancelling it by its mailed link. Rule: docs/tables.md. */
export async function tableRoutes(app: PorticoServer, deps: TableDeps): Promise<void> {
  app.route({
    ...endpoint('/api/RestaurantBooking/Restaurants'),
    handler: async ({ query }, reply) => {
      const hotel = await deps.hotels.find(query.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      return tablesOf(deps, hotel) === undefined ? [] : [...hotel.restaurants.values()].map(toWireRestaurant);
    },
  });

  app.route({
    ...endpoint('/api/RestaurantBooking/RestaurantSetup'),
    handler: async ({ query }, reply) => {
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
  });

  app.route({
    ...endpoint('/api/RestaurantBooking/Availability'),
    handler: async ({ query }, reply) => {
      const { date, partySize: party } = query;
      const place = await findPlace(deps, query.propertyId, query.restaurantId);
      if (place === undefined) return refuse(reply, 'restaurant.unknown');
      const sizes = partySizesOn(place.restaurant.rules, date);
      if (!isPartySize(party, sizes)) return refuseFields(reply, { partySize: [partySizeFault(sizes)] });
      return toWireAvailability(place, date, await place.port.readTimes(place, { date, party }));
    },
  });

  app.route({
    ...endpoint('/api/RestaurantBooking/Create'),
    handler: async (request, reply) => {
      const { headers, body } = request;
      const place = await findPlace(deps, body.PropertyId, body.RestaurantId);
      if (place === undefined) return refuse(reply, 'restaurant.unknown');
      const from = { key: headers['idempotency-key'], address: clientAddress(request) };
      const created = await createTable(place, body, from);
      if (created.ok) return created.value;
      const { property } = place.hotel.definition;
      return sendRefusal(reply, created.refusal, property, { request: 'table' });
    },
  });

  app.route({
    ...endpoint('/api/RestaurantBooking/Booking'),
    handler: async ({ query }, reply) => {
      const hotel = await deps.hotels.find(query.propertyId);
      const link = { referenceNumber: query.referenceNumber, code: query.hash };
      const table = hotel && (await tablesOf(deps, hotel)?.find(hotel, link));
      if (hotel === undefined || table === undefined) return refuse(reply, 'link.invalid');
      return toWireTable(hotel, table, deps.clock.now());
    },
  });

  app.route({
    ...endpoint('/api/RestaurantBooking/Cancel'),
    handler: async ({ body }, reply) => {
      const hotel = await deps.hotels.find(body.PropertyId);
      const port = hotel && tablesOf(deps, hotel);
      if (hotel === undefined || port === undefined) return refuse(reply, 'link.invalid');
      const cancelled = await port.cancel(hotel, { referenceNumber: body.ReferenceNumber, code: body.Code });
      if (cancelled.ok) return { Success: true, Message: tableCancelledText, RefusalCode: null };
      const { code } = cancelled.refusal;
      if (code === 'link.invalid') return refuse(reply, code);
      return { Success: false, Message: refusalText(code), RefusalCode: code };
    },
  });
}

interface TableDeps {
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
  /** The table systems built into this server. */
  readonly tables: readonly TablePort[];
}

/** The table system that a hotel names; undefined when this server lacks it. */
function tablesOf({ tables }: TableDeps, { definition }: Hotel): TablePort | undefined {
  return tables.find(({ type }) => type === definition.settings.tableService);
}

/** A restaurant of a hotel and its table system; undefined if none. */
async function findPlace(
  deps: TableDeps,
  propertyId: number,
  restaurantId: number,
): Promise<(TablePlace & { readonly port: TablePort }) | undefined> {
  const hotel = await deps.hotels.find(propertyId);
  const restaurant = hotel && [...hotel.restaurants.values()].find(({ rules }) => rules.id === restaurantId);
  const port = hotel && tablesOf(deps, hotel);
  return hotel && restaurant && port && { hotel, restaurant, port };
}
