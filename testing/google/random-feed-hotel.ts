import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays } from '@portico/domain/calendar/local-date';
import { between, chance, type Random } from '../penny/random.ts';
import { randomPropertyFile } from '../penny/random-property-file.ts';
import { FIRST_NIGHT, LAST_NIGHT, NIGHTS } from '../penny/random-terms.ts';

type Season = PropertyFile['ratePlans'][number]['seasons'][number];
type Allotment = PropertyFile['allotments'][number];

/** Any hotel, with few rooms, nights without any, and rules of every kind on its nights. */
export function randomFeedHotel(random: Random, id: number): PropertyFile {
  const file = randomPropertyFile(random, id, 0);
  return {
    ...file,
    settings: {
      ...file.settings,
      maxNightsOnStay: between(random, 5, 30),
      ...(chance(random, 30) && { adultMaximumOccupancy: between(random, 2, 4) }),
      ...(chance(random, 60) && { googleHotels: listedWith(random) }),
    },
    roomTypes: file.roomTypes.map((roomType) => ({
      ...roomType,
      occupancy: {
        ...roomType.occupancy,
        ...(chance(random, 30) && { adultMaximum: between(random, 1, 4) }),
        ...(chance(random, 20) && { minimum: 2 }),
        ...(chance(random, 30) && { childMaximum: between(random, 0, 3) }),
      },
    })),
    ratePlans: file.ratePlans.map((plan) => ({
      ...plan,
      ...(chance(random, 25) && { usesOccupancy: true, occupancy: { maximum: between(random, 1, 3) } }),
      seasons: [...plan.seasons, ...Array.from({ length: between(random, 1, 6) }, () => ruledNights(random))],
    })),
    allotments: [
      { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 3, weekdays: undefined, roomTypes: undefined },
      ...Array.from({ length: between(random, 1, 5) }, () => tightNights(random)),
    ],
  };
}

function listedWith(random: Random): PropertyFile['settings']['googleHotels'] {
  const infantUntil = between(random, 0, 3);
  const childAges = { infantUntil, childUntil: infantUntil + between(random, 1, 14) };
  const place = { street: '1 Road', city: 'Town', country: 'GB', latitude: 50, longitude: 0 };
  return { ...place, category: 'hotel', childAges };
}

function someNights(random: Random, most: number) {
  const from = addDays(FIRST_NIGHT, between(random, 0, NIGHTS - most - 1));
  return {
    from,
    to: addDays(from, between(random, 0, most - 1)),
    weekdays: undefined,
    roomTypes: undefined,
  } as const;
}

function ruledNights(random: Random): Season {
  const nights = someNights(random, 12);
  const rules: readonly Omit<Season, keyof typeof nights>[] = [
    { open: false },
    { minStay: between(random, 2, 5) },
    { maxStay: between(random, 1, 4) },
    { minStayThrough: between(random, 2, 5) },
    { maxStayThrough: between(random, 1, 4) },
    { closedToArrival: true },
    { closedToDeparture: true },
    { minAdvance: between(random, 1, 40) },
    { maxAdvance: between(random, 1, 40) },
  ];
  return { ...nights, ...rules[between(random, 0, rules.length - 1)] };
}

const tightNights = (random: Random): Allotment => ({
  ...someNights(random, 4),
  rooms: between(random, 0, 1),
  ...(chance(random, 30) && { closed: true }),
});
