import { setImmediate } from 'node:timers/promises';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import type { NightRate } from '@portico/domain/pricing/night-rate';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { Snapshots } from '../../availability/snapshot/snapshots.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { element } from '../ota/write-xml.ts';
import { amountIn } from './child-brackets.ts';
import { feedProducts, type FeedProduct } from './feed-products.ts';
import { guestCharges, guestsPart, type GuestCharges } from './guest-charges.ts';
import { partsByMonth, type NightPart } from './night-runs.ts';

type Snapshot = Awaited<ReturnType<Snapshots['get']>>;

/** Nights from today that Google is told of. */
const NIGHTS_TOLD = 540;

export interface FeedMoment {
  /** The property's date. */
  readonly today: LocalDate;
  /** True: no one books for today any more. */
  readonly isTodayOver: boolean;
}

/** More than any rule of a night: no limit. */
const NO_LIMIT_DAYS = 1_200;

const windowOf = ({ today }: FeedMoment): Stay => ({
  arrival: today,
  departure: addDays(today, NIGHTS_TOLD),
});

/** Rooms left of all nights that Google is told of. */
export function inventoryParts(hotel: Hotel, snapshot: Snapshot, moment: FeedMoment): NightPart[] {
  const stay = windowOf(moment);
  const dates = stayDates(stay);
  return [...hotel.roomTypes.values()].flatMap(({ rules: { id } }) => {
    const left = new Map(snapshot.roomNights(id, stay).map(({ date, available }) => [date, available]));
    return partsByMonth('inventory', String(id), dates, (date) => {
      const Count = Math.max(0, left.get(date) ?? 0);
      return {
        content: String(Count),
        write: (control) =>
          element(
            'Inventory',
            {},
            control({ InvTypeCode: id }),
            element('InvCounts', {}, element('InvCount', { Count, CountType: 2 })),
          ),
      };
    });
  });
}

/** Prices and rules of the same nights. Yields to others between products. Rule: docs/google.md, "Nights". */
export async function productParts(
  hotel: Hotel,
  snapshot: Snapshot,
  moment: FeedMoment,
): Promise<NightPart[]> {
  const stay = windowOf(moment);
  const dates = stayDates(stay);
  const parts: NightPart[] = [];
  const charges: GuestCharges[] = [];
  for (const product of feedProducts(hotel)) {
    const { roomType, ratePlan } = product;
    const { nights } = snapshot.stayNights(ratePlan.rules.id, roomType.rules.id, stay);
    const byDate = new Map(nights.map((night) => [night.date, night]));
    parts.push(...partsOf(hotel, product, { byDate, dates, moment }));
    charges.push(guestCharges(hotel, product, { byDate, dates }));
    await setImmediate();
  }
  const areChildrenTold = hotel.definition.settings.googleHotels?.childAges !== undefined;
  return areChildrenTold ? [...parts, guestsPart(charges)] : parts;
}

function partsOf(
  hotel: Hotel,
  product: FeedProduct,
  {
    byDate,
    dates,
    moment,
  }: {
    readonly byDate: ReadonlyMap<LocalDate, NightRate>;
    readonly dates: readonly LocalDate[];
    readonly moment: FeedMoment;
  },
): NightPart[] {
  const { part } = product.ratePlan;
  const codes = { InvTypeCode: product.roomType.part.id, RatePlanCode: part.id };
  const key = `${codes.InvTypeCode}/${part.id}`;
  const rates = partsByMonth('rates', key, dates, (date) => {
    const night = byDate.get(date);
    if (!isSold(night)) return undefined;
    const amounts = amountsOf(product, night);
    return {
      content: amounts.join(),
      write: (control) =>
        element(
          'RateAmountMessage',
          {},
          control(codes),
          element('Rates', {}, element('Rate', {}, baseAmounts(hotel, product, amounts))),
        ),
    };
  });
  const availability = partsByMonth('availability', key, dates, (date) => {
    const rules = restrictionsOf(hotel, byDate.get(date), moment.isTodayOver && date === moment.today);
    return {
      content: Object.values(rules).join(),
      write: (control) =>
        statusOf(rules)
          .map((rule) => element('AvailStatusMessage', {}, control(codes), ...rule))
          .join(''),
    };
  });
  return [...rates, ...availability];
}

const isSold = (night: NightRate | undefined): night is NightRate => night?.open === true;

/** Of each number of adults, in minor units, as the hotel states its prices: taxes that are added are in TaxFeeInfo. */
const amountsOf = ({ ratePlan, adults }: FeedProduct, { components }: NightRate): number[] =>
  adults.map((count) =>
    roomCost(components, ratePlan.rules.baseNumberOfAdults, { adults: count, children: 0, infants: 0 }),
  );

function baseAmounts(hotel: Hotel, { adults }: FeedProduct, amounts: readonly number[]): string {
  const amount = amountIn(hotel);
  return element(
    'BaseByGuestAmts',
    {},
    ...adults.map((count, index) =>
      element('BaseByGuestAmt', {
        AmountBeforeTax: amount(amounts[index] ?? 0),
        CurrencyCode: hotel.currency,
        NumberOfGuests: count,
      }),
    ),
  );
}

/** The rules of a night, each stated even where there is none: Google keeps a former one that a message does not name. */
interface Restrictions {
  readonly isOpen: boolean;
  readonly arrival: boolean;
  readonly departure: boolean;
  readonly leastNights: number;
  readonly mostNights: number;
  readonly leastNightsThrough: number;
  readonly mostNightsThrough: number;
  readonly leastDaysAhead: number;
  readonly mostDaysAhead: number;
}

function restrictionsOf(hotel: Hotel, night: NightRate | undefined, isArrivalOver: boolean): Restrictions {
  const { maxNightsOnStay } = hotel.definition.settings;
  return {
    isOpen: isSold(night),
    arrival: !(night?.closedToArrival ?? false) && !isArrivalOver,
    departure: !(night?.closedToDeparture ?? false),
    leastNights: night?.minStay ?? 1,
    mostNights: Math.min(night?.maxStay ?? maxNightsOnStay, maxNightsOnStay),
    leastNightsThrough: night?.minStayThrough ?? 1,
    mostNightsThrough: Math.min(night?.maxStayThrough ?? maxNightsOnStay, maxNightsOnStay),
    leastDaysAhead: night?.minAdvance ?? 0,
    mostDaysAhead: night?.maxAdvance ?? NO_LIMIT_DAYS,
  };
}

function statusOf(rules: Restrictions): string[][] {
  const status = (Restriction: string, isOpen: boolean, offsets: Record<string, string> = {}) =>
    element('RestrictionStatus', { Status: isOpen ? 'Open' : 'Close', Restriction, ...offsets });
  const length = (MinMaxMessageType: string, Time: number) =>
    element('LengthOfStay', { Time, TimeUnit: 'Day', MinMaxMessageType });
  return [
    [
      element(
        'LengthsOfStay',
        {},
        length('SetMinLOS', rules.leastNights),
        length('SetMaxLOS', rules.mostNights),
        length('SetForwardMinStay', rules.leastNightsThrough),
        length('SetForwardMaxStay', rules.mostNightsThrough),
      ),
      status('Master', rules.isOpen, {
        MinAdvancedBookingOffset: `P${rules.leastDaysAhead}D`,
        MaxAdvancedBookingOffset: `P${rules.mostDaysAhead}D`,
      }),
    ],
    [status('Arrival', rules.arrival)],
    [status('Departure', rules.departure)],
  ];
}
