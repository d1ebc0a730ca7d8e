import { setImmediate } from 'node:timers/promises';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import { currencyDigits } from '@portico/domain/money/currency';
import type { NightRate, StayNights } from '@portico/domain/pricing/night-rate';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { Snapshots } from '../../availability/snapshot/snapshots.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { element } from '../ota/write-xml.ts';
import { feedProducts, type FeedProduct } from './feed-products.ts';

type Snapshot = Awaited<ReturnType<Snapshots['get']>>;

/** Nights from today that Google is told of. */
const NIGHTS_TOLD = 540;

export type NightKind = 'rates' | 'availability' | 'inventory';

/** What Google is told of a product, or of a room type, in one month: the unit that is told again once it changes. */
export interface NightPart {
  readonly kind: NightKind;
  readonly key: string;
  /** Elements of a message of its kind, each for a run of equal nights. */
  readonly lines: readonly string[];
}

export interface FeedMoment {
  /** The property's date. */
  readonly today: LocalDate;
  /** True: no one books for today any more. */
  readonly isTodayOver: boolean;
}

/** More than any rule of a night: no limit. */
const NO_LIMIT_DAYS = 1_200;

/** All nights that Google is told of. Yields to others between products. Rule: docs/google.md, "Nights". */
export async function nightParts(hotel: Hotel, snapshot: Snapshot, moment: FeedMoment): Promise<NightPart[]> {
  const stay: Stay = { arrival: moment.today, departure: addDays(moment.today, NIGHTS_TOLD) };
  const dates = stayDates(stay);
  const parts: NightPart[] = [];
  for (const { rules } of hotel.roomTypes.values()) {
    const left = new Map(
      snapshot.roomNights(rules.id, stay).map(({ date, available }) => [date, Math.max(0, available)]),
    );
    parts.push(
      ...partsByMonth('inventory', String(rules.id), dates, (date) => {
        const count = left.get(date) ?? 0;
        return (control) =>
          element(
            'Inventory',
            {},
            control({ InvTypeCode: rules.id }),
            element('InvCounts', {}, element('InvCount', { Count: count, CountType: 2 })),
          );
      }),
    );
    await setImmediate();
  }
  for (const product of feedProducts(hotel)) {
    const { roomType, ratePlan } = product;
    const nights = snapshot.stayNights(ratePlan.rules.id, roomType.rules.id, stay);
    parts.push(...productParts(hotel, product, { nights, dates, moment }));
    await setImmediate();
  }
  return parts;
}

function productParts(
  hotel: Hotel,
  product: FeedProduct,
  {
    nights: { nights },
    dates,
    moment,
  }: { readonly nights: StayNights; readonly dates: readonly LocalDate[]; readonly moment: FeedMoment },
): NightPart[] {
  const byDate = new Map(nights.map((night) => [night.date, night]));
  const { part } = product.ratePlan;
  const codes = { InvTypeCode: product.roomType.part.id, RatePlanCode: part.code };
  const key = `${codes.InvTypeCode}/${part.code}`;
  const rates = partsByMonth('rates', key, dates, (date) => {
    const night = byDate.get(date);
    if (!isSold(night)) return undefined;
    const amounts = amountsOf(hotel, product, night);
    return (control) =>
      element(
        'RateAmountMessage',
        {},
        control(codes),
        element('Rates', {}, element('Rate', {}, element('BaseByGuestAmts', {}, ...amounts))),
      );
  });
  const availability = partsByMonth('availability', key, dates, (date) => {
    const rules = restrictionsOf(hotel, byDate.get(date), moment.isTodayOver && date === moment.today);
    return (control) =>
      rules.map((rule) => element('AvailStatusMessage', {}, control(codes), ...rule)).join('');
  });
  return [...rates, ...availability];
}

const isSold = (night: NightRate | undefined): night is NightRate => night?.open === true;

/** As the hotel states its prices: taxes that are added are in TaxFeeInfo. */
function amountsOf(hotel: Hotel, { ratePlan, adults }: FeedProduct, { components }: NightRate): string[] {
  const digits = currencyDigits(hotel.currency);
  return adults.map((count) => {
    const guests = { adults: count, children: 0, infants: 0 };
    const minor = roomCost(components, ratePlan.rules.baseNumberOfAdults, guests);
    return element('BaseByGuestAmt', {
      AmountBeforeTax: (minor / 10 ** digits).toFixed(digits),
      CurrencyCode: hotel.currency,
      NumberOfGuests: count,
    });
  });
}

/**
 * The rules of a night, each stated even where there is none: Google keeps a former one that a message does not name. A
 * rule that holds for every night of a stay has its place here, as `SetForwardMinStay` and `SetForwardMaxStay`.
 */
function restrictionsOf(hotel: Hotel, night: NightRate | undefined, isArrivalOver: boolean): string[][] {
  const { maxNightsOnStay } = hotel.definition.settings;
  const status = (Restriction: string, isOpen: boolean, offsets: Record<string, string> = {}) =>
    element('RestrictionStatus', { Status: isOpen ? 'Open' : 'Close', Restriction, ...offsets });
  const length = (MinMaxMessageType: string, Time: number) =>
    element('LengthOfStay', { Time, TimeUnit: 'Day', MinMaxMessageType });
  return [
    [
      element(
        'LengthsOfStay',
        {},
        length('SetMinLOS', night?.minStay ?? 1),
        length('SetMaxLOS', Math.min(night?.maxStay ?? maxNightsOnStay, maxNightsOnStay)),
      ),
      status('Master', isSold(night), {
        MinAdvancedBookingOffset: `P${night?.minAdvance ?? 0}D`,
        MaxAdvancedBookingOffset: `P${night?.maxAdvance ?? NO_LIMIT_DAYS}D`,
      }),
    ],
    [status('Arrival', !(night?.closedToArrival ?? false) && !isArrivalOver)],
    [status('Departure', !(night?.closedToDeparture ?? false))],
  ];
}

type Control = (codes: Readonly<Record<string, string | number>>) => string;
type WriteNight = (control: Control) => string;

/** A part for each month, with a line for each run of nights that are written alike. */
function partsByMonth(
  kind: NightKind,
  key: string,
  dates: readonly LocalDate[],
  nightOf: (date: LocalDate) => WriteNight | undefined,
): NightPart[] {
  const months = new Map<
    string,
    { content: string; write: WriteNight; start: LocalDate; end: LocalDate }[]
  >();
  for (const date of dates) {
    const month = date.slice(0, 7);
    const runs = months.get(month) ?? [];
    months.set(month, runs);
    const write = nightOf(date);
    if (write === undefined) continue;
    const content = write(() => '');
    const last = runs.at(-1);
    if (last?.content === content && addDays(last.end, 1) === date) last.end = date;
    else runs.push({ content, write, start: date, end: date });
  }
  return [...months].map(([month, runs]) => ({
    kind,
    key: `${kind}/${key}/${month}`,
    lines: runs.map(({ write, start, end }) =>
      write((codes) => element('StatusApplicationControl', { Start: start, End: end, ...codes })),
    ),
  }));
}
