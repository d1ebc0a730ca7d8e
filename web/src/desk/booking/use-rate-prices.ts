import { useQueries } from '@tanstack/react-query';
import { isRefusedAs } from '../lib/desk-api.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { sumIn, type Booking } from './booking-texts.ts';
import type { RoomChange, RoomChangeFacts, Rooms } from './use-room-change.ts';

const notSold = ['rate.unavailable', 'basket.no-room-left', 'payment.rates-do-not-mix'];

interface RatePriceFacts {
  readonly booking: Booking;
  readonly rooms: Rooms;
  readonly change: RoomChange;
  /** The rooms whose price is meant, by their number; those that the change adds are always. */
  readonly of: readonly number[];
  /** The change at a rate. */
  readonly at: (ratePlanId: number) => Pick<RoomChangeFacts, 'rooms' | 'added'>;
}

/** What the room costs at each rate, by the preview of each: “£300.00”, or that it is not sold. */
export function useRatePrices({ booking, rooms, change, of, at }: RatePriceFacts) {
  const known = rooms.rooms.filter(({ room }) => !of.includes(room)).map(({ room }) => room);
  const { areStayRulesWaived } = change.choices;
  const asked = useQueries({
    queries: rooms.ratePlans.map(({ ratePlanId }) => {
      const { rooms: changed = [], added = [] } = at(ratePlanId);
      return {
        ...deskQuery('Booking/PreviewChange', {
          ...{ number: booking.number, version: rooms.version, rooms: changed, added },
          // A price is not refused for what this role may not give back.
          ...{ areStayRulesWaived, isGivenBack: false, isGuestTold: true, reason: null },
        }),
        enabled: change.isAsked,
        retry: false,
      };
    }),
  });
  const sum = sumIn(booking);
  return rooms.ratePlans.map(({ ratePlanId, name }, index) => {
    const { data, error } = asked[index] ?? {};
    const priced = data?.rooms.filter(({ room }) => !known.includes(room));
    const isNotSold = notSold.some((code) => isRefusedAs(error, code));
    const price = priced && sum(priced.reduce((all, { minor }) => all + minor, 0));
    return { ratePlanId, name, price: isNotSold ? 'Not sold' : price };
  });
}
