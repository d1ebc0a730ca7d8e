import type {
  TableAvailability,
  WireRestaurant,
  WireTableBooking,
  WireTablePromotion,
  WireTableTime,
} from '@portico/contract/calls/restaurant-booking';
import { toWirePicture } from '@portico/contract/wire/rate';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { LocalMoment } from '@portico/domain/reservation/cancellation-policy';
import { QUARTER_MINUTES, timeOfQuarter } from '@portico/domain/tables/quarter';
import type { Hotel, HotelRestaurant } from '../../core/hotel/hotel.ts';
import type { BookedTable } from '../../core/tables/booked-table.ts';
import { cancelBeforeOf, isCancellable } from '../../core/tables/cancel-table.ts';
import type { OfferedTime, TablePlace } from '../../core/tables/table-port.ts';

export function toWireRestaurant({ part }: HotelRestaurant): WireRestaurant {
  return {
    Id: part.id,
    Name: part.name,
    Description: part.description,
    Image: part.image === undefined ? null : toWirePicture(part.image),
    MinOnlinePartySize: part.minOnlinePartySize,
    MaxOnlinePartySize: part.maxOnlinePartySize,
  };
}

export function toWireAvailability(
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

/** What a link shows: no address, no number, no note of whoever booked. */
export function toWireTable(hotel: Hotel, table: BookedTable, now: Date): WireTableBooking {
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
