import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { BedOptionId, ExtraId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import {
  noChange,
  type RequestedChange,
  type RoomToQuote,
} from '@portico/server/booking/change/requested-change';
import type { BookedReservation, BookedRoom } from '@portico/server/reservation/booked-reservation';
import { FIRST_NIGHT, LAST_NIGHT } from './random-terms.ts';
import { between, chance, pick, type Random } from './random.ts';

const lead = { firstName: 'Bea', lastName: 'Brook', email: '', phone: '' };
/** A guest arriving today may have arrived already. */
const TOMORROW = addDays(FIRST_NIGHT, 1);

const asItIs = { childAges: undefined, leadGuest: undefined, fellows: undefined } as const;

/** Any of the changes that a guest may request, several at once; what is not available is refused. */
export function randomChange(
  random: Random,
  file: PropertyFile,
  booking: BookedReservation,
): RequestedChange {
  const standing = booking.rooms.filter(({ cancelled }) => cancelled === null);
  const leaving = standing.length > 1 && chance(random, 12) ? standing.slice(-1) : [];
  const staying = standing.filter((room) => !leaving.includes(room));
  const changed = staying.filter(() => chance(random, 70)).map((room) => changedRoom(random, file, room));
  const model = staying[0];
  const added = model !== undefined && chance(random, 20) ? [addedRoom(random, file, model)] : [];
  return {
    ...noChange,
    rooms: [...changed, ...added],
    roomsToCancel: leaving.map(({ itemId }) => ({ itemId, reasonId: null })),
  };
}

function changedRoom(random: Random, file: PropertyFile, room: BookedRoom): RoomToQuote {
  const { itemId } = room;
  return {
    itemId,
    ...asItIs,
    ...(chance(random, 20) ? typeOf(random, file) : { roomTypeId: room.roomTypeId, bedOptionId: undefined }),
    stay: chance(random, 65) ? randomStay(random, room) : room.stay,
    ratePlanId: chance(random, 20) ? planOf(random, file) : room.ratePlanId,
    guests: chance(random, 25) ? randomGuests(random) : room.guests,
    extras: chance(random, 35) ? [randomExtra(random, file)] : [],
  };
}

function addedRoom(random: Random, file: PropertyFile, model: BookedRoom): RoomToQuote {
  return {
    itemId: null,
    ...asItIs,
    ...typeOf(random, file),
    leadGuest: lead,
    stay: model.stay,
    ratePlanId: planOf(random, file),
    guests: randomGuests(random),
    extras: chance(random, 30) ? [randomExtra(random, file)] : [],
  };
}

/** A day earlier or later at either end, or other dates altogether. */
function randomStay(random: Random, { stay }: BookedRoom): BookedRoom['stay'] {
  const within = (date: LocalDate) => (date < TOMORROW ? TOMORROW : date > LAST_NIGHT ? LAST_NIGHT : date);
  const moved = chance(random, 20) ? between(random, -12, 12) : between(random, -1, 1);
  const arrival = within(addDays(stay.arrival, moved));
  const nights = chance(random, 20) ? 1 : Math.max(1, nightsOf(stay) + between(random, -1, 2));
  return { arrival, departure: addDays(arrival, nights) };
}

function randomGuests(random: Random): Guests {
  return {
    adults: between(random, 1, 3),
    children: between(random, 0, 1),
    infants: chance(random, 15) ? 1 : 0,
  };
}

/** With a bed choice of that type, if it has any. */
function typeOf(
  random: Random,
  { roomTypes }: PropertyFile,
): Pick<RoomToQuote, 'roomTypeId' | 'bedOptionId'> {
  const type = pick(random, roomTypes);
  const beds = type?.configurations[0]?.id;
  return {
    roomTypeId: (type?.id ?? 1) as RoomTypeId,
    bedOptionId: beds === undefined ? undefined : (beds as BedOptionId),
  };
}

const planOf = (random: Random, { ratePlans }: PropertyFile) =>
  (pick(random, ratePlans)?.id ?? 1) as RatePlanId;

function randomExtra(random: Random, { extras }: PropertyFile): RoomToQuote['extras'][number] {
  const extra = pick(random, extras);
  const most = extra?.chargeType === 'PerQuantity' ? extra.maximumQuantity : 1;
  return { extraId: (extra?.id ?? 1) as ExtraId, quantity: between(random, 0, most) };
}

/**
 * The same hotel some weeks later: other prices, sometimes another VAT rate, other terms, other discounts, and one
 * promotion fewer.
 */
export function hotelOfToday(random: Random, file: PropertyFile): PropertyFile {
  const dearer = (value: number) =>
    Math.round(value * between(random, 70, 140) + between(random, 0, 99)) / 100;
  return {
    ...file,
    property: {
      ...file.property,
      standardVatRate: chance(random, 30) ? 17.5 : file.property.standardVatRate,
      isStandardTaxExclusive: chance(random, 20) !== file.property.isStandardTaxExclusive,
    },
    settings: {
      ...file.settings,
      includeExtrasInPaymentPolicy: chance(random, 30) !== file.settings.includeExtrasInPaymentPolicy,
    },
    ratePlans: file.ratePlans.map((plan) => ({
      ...plan,
      payment: chance(random, 30) ? [] : plan.payment,
      seasons: plan.seasons.map((season) => ({
        ...season,
        ...(season.price && {
          price: Object.fromEntries(
            Object.entries(season.price).map(([name, value]) => [
              name,
              value === undefined ? value : dearer(value),
            ]),
          ),
        }),
      })),
    })),
    promotions: file.promotions
      .filter(() => chance(random, 85))
      .map((promotion) =>
        chance(random, 30) ? { ...promotion, percentOff: between(random, 1, 60) } : promotion,
      ),
    extras: file.extras.map((extra) => ({
      ...extra,
      articles: extra.articles.map((article) => ({ ...article, price: dearer(article.price) })),
    })),
  };
}
