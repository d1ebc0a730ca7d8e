import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, daysBetween, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { cityTaxOf } from '@portico/domain/money/city-tax';
import { minorOf } from '@portico/domain/money/decimal';
import { withVat } from '@portico/domain/money/vat';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { feedOf } from '@portico/server/connections/google/feed';
import { googleMessage } from '@portico/server/connections/google/messages';
import type { Hotel } from '@portico/server/hotel/hotel';
import { between, oneOf, pick, seededRandom, type Random } from '../penny/random.ts';
import type { World } from '../world/world.ts';
import { openReckoner, type Itinerary, type Reckoner } from './reckoner.ts';

/** How the prices that follow from the messages compare with those that guests are sold. */
export interface Accuracy {
  readonly compared: number;
  /** Of those: sold, at both. */
  readonly sold: number;
  /** Of those: with children. */
  readonly withChildren: number;
  /** Each with both prices, in hundredths; null: not sold. */
  readonly differences: readonly string[];
}

/** A reckoner that has been told all that Google would be. */
async function toldReckoner({ deps }: World, hotel: Hotel): Promise<Reckoner> {
  const reckoner = openReckoner();
  const now = deps.clock.now();
  const parts = await feedOf(hotel, await deps.snapshots.get(hotel), { now, publicUrl: undefined });
  for (const { kind, key, lines } of parts) {
    const id = key.replaceAll('/', '_');
    const facts = { id, sentAt: now, partner: undefined, hotelId: hotel.code };
    reckoner.take(googleMessage(kind, facts, lines()));
  }
  return reckoner;
}

/** Compares `runs` random itineraries of a hotel, always the same ones for a seed. */
export async function measureAccuracy(
  world: World,
  file: PropertyFile,
  { seed, runs, today }: { readonly seed: number; readonly runs: number; readonly today: LocalDate },
): Promise<Accuracy> {
  const hotel = await world.deps.hotels.find(file.property.id);
  if (hotel === undefined) throw new Error('no such hotel');
  const reckoner = await toldReckoner(world, hotel);
  // Each of its rates may be one that is left out.
  if (reckoner.products().length === 0) return { compared: 0, sold: 0, withChildren: 0, differences: [] };
  const random = seededRandom(seed);
  const guest = world.guest();
  const differences: string[] = [];
  let [sold, withChildren] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const itinerary = randomItinerary(random, { reckoner, file, today });
    const theirs = reckoner.reckon(itinerary);
    const ours = await priceHere(guest, hotel, itinerary);
    if (theirs.total !== null && ours === theirs.total) {
      sold += 1;
      if (itinerary.children.length > 0) withChildren += 1;
    }
    if (ours !== theirs.total)
      differences.push(
        `${hotel.code} ${JSON.stringify(itinerary)}: told ${theirs.total ?? theirs.why}, sold ${ours}`,
      );
  }
  return { compared: runs, sold, withChildren, differences };
}

function randomItinerary(
  random: Random,
  {
    reckoner,
    file,
    today,
  }: { readonly reckoner: Reckoner; readonly file: PropertyFile; readonly today: LocalDate },
): Itinerary {
  const product = pick(random, reckoner.products());
  if (product === undefined) throw new Error('Google was told of nothing');
  const last = file.allotments.map(({ to }) => to).reduce((a, b) => (a > b ? a : b));
  const furthest = Math.min(daysBetween(today, last) + 2, 500);
  return {
    ...product,
    arrival: addDays(today, between(random, 0, furthest)),
    nights: oneOf(random, [1, 1, 2, 2, 3, 4, 5, 7, 14]),
    adults: oneOf(random, [1, 2, 2, 2, 3, 4, 5]),
    children: Array.from({ length: oneOf(random, [0, 0, 0, 0, 1, 1, 2, 3]) }, () => between(random, 0, 17)),
    bookedOn: today,
  };
}

type Guest = ReturnType<World['guest']>;

/** Undefined: Google is told no price for one of these children, and shows none. */
function guestsHere(
  { definition }: Hotel,
  adults: number,
  ages: readonly number[],
): { adults: number; children: number; infants: number } | undefined {
  const until = definition.settings.googleHotels?.childAges;
  if (ages.length > 0 && (until === undefined || ages.some((age) => age > until.childUntil)))
    return undefined;
  const infants = ages.filter((age) => age <= (until?.infantUntil ?? -1)).length;
  return { adults, children: ages.length - infants, infants };
}

/** As a search for that very rate answers it, with the taxes of its page; null: it does not sell the stay. */
async function priceHere(
  guest: Guest,
  hotel: Hotel,
  { room, plan, arrival, nights, adults, children }: Itinerary,
): Promise<number | null> {
  const guests = guestsHere(hotel, adults, children);
  if (guests === undefined) return null;
  const { status, body } = await guest.search({
    PropertyId: hotel.propertyId,
    DateFrom: arrival,
    DateTo: addDays(localDate(arrival), nights),
    Rooms: [toWireGuestCounts(guests)],
    RoomTypeId: Number(room),
    RatePlanCode: [...hotel.ratePlans.values()].find(({ part }) => part.id === Number(plan))?.part.code,
  });
  if (status === 400) return null;
  const [found] = body.RoomTypes;
  const cost = found && minorOf(found.LowestRate, hotel.currency);
  if (cost === undefined || cost < 0) return null;
  const { vat, cityTax } = hotel;
  return withVat(cost, vat).grossMinor + cityTaxOf(cityTax, guests, nights);
}
