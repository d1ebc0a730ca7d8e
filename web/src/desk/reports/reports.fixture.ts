import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { addDays, daysBetween, localDate } from '@portico/domain/calendar/local-date';
import { leadSteps, lengthSteps } from '@portico/domain/reports/arrivals';
import { averageOf, shareOf } from '@portico/domain/reports/figures';
import { newTally, sumOf } from '@portico/domain/reports/stay-sums';

type Stays = DeskAnswer<'Reports/Stays'>;

interface StaysFacts {
  readonly from: string;
  readonly to: string;
  /** Rooms let on each day, of ten at 120.00. */
  readonly let: number;
}

/** An answer of `Reports/Stays`: each day alike. */
export function buildStays({ from, to, let: sold }: StaysFacts): Stays {
  const first = localDate(from);
  const room = { netMinor: sold * 100_00, vatMinor: sold * 20_00, grossMinor: sold * 120_00 };
  const days = Array.from({ length: daysBetween(first, localDate(to)) + 1 }, (_, day) => ({
    date: addDays(first, day),
    ...newTally(),
    forSale: 10,
    let: sold,
    room,
  }));
  const sums = sumOf(days);
  const noRooms = <Step extends object>(steps: readonly Step[]) =>
    steps.map((step) => ({ ...step, rooms: 0 }));
  const nothing = { rooms: 0, nights: 0, lostNetMinor: 0, basisPoints: null };
  return {
    currency: 'GBP',
    sums,
    figures: {
      occupancyBasisPoints: shareOf(sums.let, sums.forSale),
      averageRateMinor: averageOf(sums.room.netMinor, sums.let),
      perRoomForSaleMinor: averageOf(sums.room.netMinor, sums.forSale),
    },
    days,
    roomTypes: [{ roomTypeId: 11, name: 'Double', ...sums }],
    extras: [],
    codes: [
      {
        kind: 'none',
        code: null,
        name: null,
        bookings: 3,
        nights: sums.let,
        givenAwayMinor: 0,
        room: sums.room,
      },
    ],
    arrivals: {
      rooms: 0,
      nights: 0,
      lead: noRooms(leadSteps),
      halfBookedDaysAhead: null,
      lengths: noRooms(lengthSteps),
      cancelled: { ...nothing, ahead: noRooms(leadSteps), reasons: [] },
      noShows: nothing,
    },
  };
}
