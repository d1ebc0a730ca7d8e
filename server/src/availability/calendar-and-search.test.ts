import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { searchResponseSchema, type SearchResponse } from '@portico/contract/calls/availability-search';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { ratePlanFromWire, stayRateFromWire } from '@portico/contract/wire/rate';
import { toWireRoomType } from '@portico/contract/wire/room-type';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { addDays, daysBetween, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { roomCost } from '@portico/domain/pricing/room-cost';
import {
  buildHotelFile,
  buildRatePlan,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { between, chance, oneOf, seededRandom, type Random } from '@portico/testing/penny/random';
import { expect, test } from 'vitest';
import { hotelOf, type Hotel } from '../hotel/hotel.ts';
import { horizonFrom } from './snapshot/horizon.ts';
import { Snapshot } from './snapshot/snapshot.ts';
import { inOneTurn } from '@portico/testing/availability/in-one-turn';
import { dailyAvailability } from './search/daily-availability.ts';
import { isAvailable, offersOf } from './search/offered-rates.ts';
import { roomTypeAvailabilities } from './search/room-type-availability.ts';
import { searchScope } from './search/search-scope.ts';
import { searchAvailability, type PreparedSearch, type SearchCodes } from './search-availability.ts';

const HOTELS = 20;
const NIGHTS = 14;
const today = localDate('2027-03-01');
const lastNight = addDays(today, NIGHTS - 1);

const noCodes: SearchCodes = {
  promo: { state: 'none' },
  voucher: { IsHopGiftVoucherCodeValid: null, HopGiftVoucherCodeMessage: null },
};

/** Two room types and three plans, one with its own limits and one not public. */
function randomHotel(random: Random, maxNightsOnStay = 90): Hotel {
  const tight = { usesOccupancy: true, occupancy: { maximum: oneOf(random, [1, 2, 3]) } };
  const file = buildHotelFile({
    settings: {
      defaultOccupancy: { adults: oneOf(random, [1, 2, 3]), children: 0, infants: 0 },
      maxNightsOnStay,
    },
    ratePlans: [
      buildRatePlan(),
      buildRatePlan({ ...saver, ...(chance(random, 30) && tight) }),
      buildRatePlan({ id: 23, code: 'HIDDEN', name: 'Hidden', isPublic: false }),
    ],
  });
  return hotelOf('quay', { ...file, extras: [] }, new Date('2027-01-01'));
}

/** Many nights full, closed or missing, and rules of every kind on the others. */
function randomNights(random: Random): Snapshot {
  const snapshot = new Snapshot(horizonFrom(today));
  for (const room_type_id of [DOUBLE, FAMILY] as RoomTypeId[]) {
    const isThere = () => chance(random, 95);
    snapshot.writeAvailable(
      days.filter(isThere).map((stay_date) => ({
        room_type_id,
        places: [daysBetween(today, stay_date)],
        available: chance(random, 25) ? 0 : between(random, 1, 3),
      })),
    );
  }
  writeRandomRates(random, snapshot);
  return snapshot;
}

const days = Array.from({ length: NIGHTS }, (_, day) => addDays(today, day));

function writeRandomRates(random: Random, snapshot: Snapshot): void {
  const rule = (percent: number, most: number) => (chance(random, percent) ? between(random, 1, most) : null);
  for (const room_type_id of [DOUBLE, FAMILY] as RoomTypeId[]) {
    const isThere = () => chance(random, 95);
    for (const rate_plan_id of [FLEXIBLE, SAVER, 23] as RatePlanId[]) {
      snapshot.writeRates(
        days.filter(isThere).map((stay_date) => ({
          rate_plan_id,
          room_type_id,
          places: [daysBetween(today, stay_date)],
          open: chance(random, 85),
          base: between(random, 50_00, 200_00),
          per_room: 0,
          per_adult: between(random, 0, 20_00),
          per_child: 0,
          per_infant: 0,
          per_person_adult: 0,
          per_person_child: 0,
          per_person_infant: 0,
          min_stay: rule(45, 4),
          max_stay: rule(20, 6),
          min_stay_through: rule(10, 4),
          max_stay_through: rule(5, 6),
          closed_to_arrival: chance(random, 15),
          closed_to_departure: chance(random, 30),
          min_advance: rule(15, 8),
          max_advance: rule(15, 12),
        })),
      );
    }
  }
}

/**
 * The answer. Its room types must match their JSON written in one piece, byte by byte; the rest must match the schema.
 */
function answerOf(search: PreparedSearch): SearchResponse {
  const { hotel, snapshot, criteria } = search;
  const { stay, rooms } = criteria;
  const text = inOneTurn(searchAvailability(search)).toString();
  const offers = inOneTurn(offersOf(searchScope(hotel, snapshot, criteria, null, today), stay));
  const plain = roomTypeAvailabilities(hotel, offers.filter(isAvailable), { guests: rooms[0]!, stay });
  expect(text.startsWith(`{"RoomTypes":${JSON.stringify(plain)},"UnavailableRoomTypes":[`)).toBe(true);
  const read = searchResponseSchema.parse(JSON.parse(text));
  for (const { RoomTypeId, RoomType } of read.UnavailableRoomTypes)
    expect(RoomType).toEqual(toWireRoomType(hotel.roomTypes.get(RoomTypeId as RoomTypeId)!.part));
  return read;
}

interface SoldStays {
  readonly lengths: number[];
  /** Of the first night for the default occupancy, in minor units. */
  readonly prices: number[];
}

/** What Search sells of stays that begin on a day. */
function soldFrom(hotel: Hotel, snapshot: Snapshot, arrival: LocalDate): SoldStays {
  const guests = hotel.definition.settings.defaultOccupancy;
  const sold: SoldStays = { lengths: [], prices: [] };
  for (
    let departure = addDays(arrival, 1);
    departure <= addDays(lastNight, 1);
    departure = addDays(departure, 1)
  ) {
    const stay = { arrival, departure };
    const criteria = {
      stay,
      rooms: [guests],
      promoCode: null,
      ratePlanCode: null,
      roomTypeId: null,
      locationId: null,
    };
    const search = { hotel, snapshot, criteria, codes: noCodes, today };
    const { RoomTypes } = answerOf(search);
    if (RoomTypes.length > 0) sold.lengths.push((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);
    for (const { RoomType, Rates } of RoomTypes) {
      const roomType = hotel.roomTypes.get(RoomType.RoomTypeId as RoomTypeId)!.rules;
      for (const rate of Rates) {
        const ratePlan = ratePlanFromWire(rate);
        const [first] = stayRateFromWire(rate, hotel.currency).nights;
        if (ratePlanFits({ roomType, ratePlan, guests, propertyLimits: hotel.propertyLimits }))
          sold.prices.push(roomCost(first!.components, ratePlan.baseNumberOfAdults, guests));
      }
    }
  }
  return sold;
}

function expectSame(hotel: Hotel, day: AvailabilityDay, { lengths, prices }: SoldStays): void {
  const shortest = Math.min(...lengths);
  expect(day.CanArrive).toBe(lengths.length > 0);
  expect(day.MinLengthOfStay).toBe(lengths.length === 0 || shortest === 1 ? null : shortest);
  expect(day.MaxLengthOfStay).toBe(lengths.length === 0 ? null : Math.max(...lengths));
  expect(day.MinimumRate === null ? null : fromWireAmount(day.MinimumRate, hotel.currency)).toBe(
    prices.length === 0 ? null : Math.min(...prices),
  );
}

test('a calendar offers the days from which Search sells a stay, at the least that their first night costs in one, and no others', () => {
  const random = seededRandom(18);
  const seen = { offered: 0, notOffered: 0, availableButNotOffered: 0, withoutPrice: 0 };
  for (let round = 0; round < HOTELS; round++) {
    const hotel = randomHotel(random);
    const snapshot = randomNights(random);
    const window = { first: today, last: lastNight };
    for (const day of inOneTurn(dailyAvailability(hotel, snapshot, window, today))) {
      expectSame(hotel, day, soldFrom(hotel, snapshot, localDate(day.DateOfStay)));
      if (day.CanArrive) seen.offered++;
      else seen.notOffered++;
      if (!day.CanArrive && day.AvailableRooms > 0 && !day.ClosedToArrival) seen.availableButNotOffered++;
      if (day.CanArrive && day.MinimumRate === null) seen.withoutPrice++;
    }
  }
  // The comparison proves little unless each kind occurs.
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(5);
});

/** One to three rooms for up to seven people each. */
const randomParty = (random: Random) =>
  Array.from({ length: between(random, 1, 3) }, () => ({
    adults: between(random, 1, 4),
    children: between(random, 0, 2),
    infants: between(random, 0, 1),
  }));

test('a search of any party is answered byte by byte as if it were written in one piece, also after sales and imports', () => {
  const random = seededRandom(70);
  const seen = { sold: 0, imported: 0, unavailable: 0, tooFew: 0, fits: 0, fitsNot: 0 };
  for (let round = 0; round < HOTELS; round++) {
    const hotel = randomHotel(random);
    const snapshot = randomNights(random);
    for (let step = 0; step < 25; step++) {
      if (chance(random, 20)) {
        const roomTypeId = oneOf(random, [DOUBLE, FAMILY]) as RoomTypeId;
        const date = addDays(today, between(random, 0, 4));
        snapshot.patch({ propertyId: hotel.propertyId, roomTypeId, date, available: between(random, 0, 2) });
        seen.sold++;
      } else if (chance(random, 10)) {
        writeRandomRates(random, snapshot);
        seen.imported++;
      }
      const arrival = addDays(today, between(random, 0, 2));
      const stay = { arrival, departure: addDays(arrival, between(random, 1, 2)) };
      const rooms = randomParty(random);
      const narrowed = {
        promoCode: null,
        ratePlanCode: oneOf(random, [null, null, 'hidden', 'nobody']),
        roomTypeId: oneOf(random, [null, null, DOUBLE as RoomTypeId, 99 as RoomTypeId]),
        locationId: null,
      };
      const criteria = { stay, rooms, ...narrowed };
      const search = { hotel, snapshot, criteria, codes: noCodes, today };
      const read = answerOf(search);
      if (read.UnavailableRoomTypes.length > 0) seen.unavailable++;
      if (read.RoomTypes.length > 0 && read.AlternativeStays.length > 0) seen.tooFew++;
      for (const { LowestRate } of read.RoomTypes) seen[LowestRate === -1 ? 'fitsNot' : 'fits']++;
    }
  }
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(5);
});
