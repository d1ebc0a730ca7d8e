import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import { left } from '../allotments.ts';
import { horizonFrom, type Horizon, type PartOfYear } from '../horizon.ts';
import { basePrices, eachYear, type Season, type SeasonInput } from '../room-prices.ts';
import { freeUntil, nonRefundable, payToday, type PlanTerms } from '../terms.ts';

type PropertyInput = PropertyFileInput['property'];
type RoomTypeInput = PropertyFileInput['roomTypes'][number];

/** A hotel of six rooms, three of each of two types, under two plans. Amounts are in minor units of its currency. */
export interface SmallHotel {
  readonly property: Omit<
    PropertyInput,
    'checkInTime' | 'checkOutTime' | 'isStandardTaxExclusive' | 'paymentTypes' | 'creditCards'
  > & { readonly currency: 'GBP' | 'NGN' };
  readonly roomTypes: readonly [SmallRoomType, SmallRoomType];
  readonly seasons: readonly Season[];
  /** The supplement on Friday and Saturday. */
  readonly weekendAddsMinor: number;
  /** A further adult a night. */
  readonly adultMinor: number;
  /** The part of each year in which it is closed. */
  readonly shut: PartOfYear;
  /** Once in this many weeks someone takes the whole hotel for a Saturday. */
  readonly fullEveryWeeks: number;
}

export interface SmallRoomType {
  readonly words: Omit<RoomTypeInput, 'id' | 'occupancy'>;
  /** A night from Sunday to Thursday in a season without supplement. */
  readonly nightMinor: number;
}

/** The promotion shared by the small hotels. */
const groupCode = 'NEXT-HOUSE';

/** The hotel with nights from `today` (local to it) for 36 months. Files of different days agree about a night. */
export function smallHotelFile(hotel: SmallHotel, today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  return {
    property: {
      ...hotel.property,
      checkInTime: '15:00',
      checkOutTime: '11:00',
      isStandardTaxExclusive: false,
      paymentTypes: ['PayByCard', 'StoreCard'],
      creditCards: [
        { id: 1, name: 'Visa' },
        { id: 2, name: 'Mastercard' },
      ],
    },
    settings: { maxNumberOfRoomsOnBooking: 3, defaultOccupancy: { adults: 2, children: 0, infants: 0 } },
    roomTypes: hotel.roomTypes.map(({ words }, index) => ({
      ...words,
      id: index + 1,
      occupancy: { maximum: 3, minimum: 1, adultMaximum: 2, childMaximum: 1 },
    })),
    ratePlans: [
      { ...flexible, seasons: [...prices(hotel, horizon, 0), ...rules(hotel, horizon)] },
      { ...paidNow, seasons: [...prices(hotel, horizon, 10), ...rules(hotel, horizon)] },
    ],
    promotions: [{ id: 1, code: groupCode, name: 'From one house to the next', percentOff: 12 }],
    allotments: [
      { from: horizon.first, to: horizon.last, rooms: 3 },
      ...left(everySoManyWeeks(horizon, 6, hotel.fullEveryWeeks, 1), 0),
    ],
  };
}

const flexible: PlanTerms = {
  id: 1,
  code: 'FLEX',
  name: 'Flexible',
  description: 'Nothing today: your card is the guarantee and you pay at the house.',
  inclusions: ['breakfast on a tray at your door'],
  baseNumberOfAdults: 2,
  needsGuarantee: true,
  cancellation: freeUntil(2, { fee: 'Nights', value: 1 }, { fee: 'Nights', value: 1 }),
};

const paidNow: PlanTerms = {
  id: 2,
  code: 'PAID-NOW',
  name: 'Paid now',
  description: 'A tenth less, paid today. It cannot be refunded.',
  inclusions: ['breakfast on a tray at your door'],
  baseNumberOfAdults: 2,
  payment: [payToday(100)],
  cancellation: nonRefundable,
};

function prices(hotel: SmallHotel, horizon: Horizon, percentOff: number): SeasonInput[] {
  const { first: from, last: to } = horizon;
  const less = (minor: number) => Math.round((minor * (100 - percentOff)) / 100);
  const supplements = [
    { weekdays: ['Fri' as const, 'Sat' as const], addsMinor: less(hotel.weekendAddsMinor) },
  ];
  return [
    { from, to, price: { perAdult: hotel.adultMinor / 100 } },
    ...basePrices(horizon, {
      currency: hotel.property.currency,
      seasons: hotel.seasons.map((season) => ({ ...season, addsMinor: less(season.addsMinor) })),
      supplements,
      nights: hotel.roomTypes.map(({ nightMinor }, index) => ({
        roomTypeId: index + 1,
        minor: less(nightMinor),
      })),
    }),
  ];
}

/** At least two nights over a weekend, at most three weeks. */
function rules({ shut }: SmallHotel, horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, maxStay: 21 },
    { from, to, weekdays: ['Fri', 'Sat'], minStay: 2 },
    ...eachYear(horizon, [shut.from, shut.to], { open: false }),
  ];
}
