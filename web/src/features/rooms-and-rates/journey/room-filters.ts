import { bedKinds } from '@portico/domain/occupancy/bed-kind';
import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import type { Stay } from '@portico/domain/calendar/stay';
import { capitalised } from '../../../shared/stay/stay-texts.ts';
import type { RateOffer, RoomOffer } from '../../../shared/offers/offers.ts';

/** The filters and the order of the rooms, part of the page's address. */
export interface RoomFilters {
  /** Keys of `FilterChoice`; an offer must match each, but of several beds or views only one. */
  readonly only: readonly string[];
  /** The most for the stay, gross, minor units; null: any price. */
  readonly mostMinor: number | null;
  readonly sort: SortKey;
}

export const sortTexts = {
  price: 'Lowest price first',
  dearest: 'Highest price first',
  size: 'Largest first',
} as const;
type SortKey = keyof typeof sortTexts;

export interface FilterChoice {
  readonly key: string;
  readonly words: string;
  /** The choices of `bed`, and those of `view`, are alternatives. */
  readonly group: 'bed' | 'view' | 'alone';
  readonly isOfRoom: (offer: RoomOffer) => boolean;
  readonly isOfRate: (rate: RateOffer) => boolean;
}

const always = () => true;
const bedTexts = {
  Double: 'Double bed',
  Twin: 'Two beds',
  Single: 'Single bed',
  Bunk: 'Bunks',
  Sofa: 'Sofa bed',
} as const;

const VIEW = 'view-';
const viewKey = (view: string) => `${VIEW}${view.toLowerCase()}`;

const names = ['only', 'most', 'sort'] as const;

/**
 * The choices that some of the offers match and others do not: the rest would change nothing. Active ones always: what a
 * guest asked for is never ignored, also where no room has it.
 */
export function choicesFor(
  offers: readonly RoomOffer[],
  { only }: RoomFilters,
  stay: Stay,
  now: LocalTime,
): FilterChoice[] {
  const offered = offers.flatMap(({ roomType }) => roomType.View ?? []);
  const offeredKeys = new Set(offered.map(viewKey));
  const elsewhere = only.filter((key) => key.startsWith(VIEW) && !offeredKeys.has(key));
  const views = [...new Set(offered), ...elsewhere.map((key) => capitalised(key.slice(VIEW.length)))].sort();
  const isFree = ({ plan, quote }: RateOffer) =>
    cancellationSteps(plan.cancellation, { ...quote, stay }, now).steps[0].fee.kind === 'none';
  const ofRoom = (
    key: string,
    words: string,
    group: FilterChoice['group'],
    isOfRoom: FilterChoice['isOfRoom'],
  ): FilterChoice => ({
    key,
    words,
    group,
    isOfRoom,
    isOfRate: always,
  });
  const ofRate = (key: string, words: string, isOfRate: FilterChoice['isOfRate']): FilterChoice => ({
    key,
    words,
    group: 'alone',
    isOfRoom: always,
    isOfRate,
  });
  const all = [
    ofRate('breakfast', 'Breakfast', ({ rate }) => rate.IncludesBreakfast),
    ofRate('free-cancelling', 'Free cancelling', isFree),
    ofRoom('step-free', 'Step-free', 'alone', ({ roomType }) => roomType.IsStepFree),
    ofRoom('dogs', 'Dogs welcome', 'alone', ({ roomType }) => roomType.DogsWelcome),
    ...bedKinds.map((kind) =>
      ofRoom(kind.toLowerCase(), bedTexts[kind], 'bed', ({ roomType }) => roomType.Beds.includes(kind)),
    ),
    ...views.map((view) =>
      ofRoom(viewKey(view), `${view} view`, 'view', ({ roomType }) => roomType.View === view),
    ),
  ];
  return all.filter((choice) => {
    const matched = offers.flatMap((offer) =>
      offer.rates.map((rate) => choice.isOfRoom(offer) && choice.isOfRate(rate)),
    );
    return only.includes(choice.key) || (matched.includes(true) && matched.includes(false));
  });
}

/** The offers with the rates that match the filters, in their order. */
export function filterOffers(
  offers: readonly RoomOffer[],
  choices: readonly FilterChoice[],
  { only, mostMinor, sort }: RoomFilters,
): RoomOffer[] {
  const active = choices.filter(({ key }) => only.includes(key));
  const matches = (isMatch: (choice: FilterChoice) => boolean) =>
    active.every(({ group, ...choice }) =>
      group === 'alone'
        ? isMatch({ group, ...choice })
        : active.some((other) => other.group === group && isMatch(other)),
    );
  const isCheapEnough = ({ quote }: RateOffer) => mostMinor === null || quote.grossMinor <= mostMinor;
  return offers
    .filter((offer) => matches(({ isOfRoom }) => isOfRoom(offer)))
    .map((offer) => ({
      ...offer,
      rates: offer.rates.filter((rate) => isCheapEnough(rate) && matches(({ isOfRate }) => isOfRate(rate))),
    }))
    .filter(({ rates }) => rates.length > 0)
    .sort(order[sort]);
}

const lowest = ({ rates }: RoomOffer) => rates[0]?.quote.grossMinor ?? 0;

const order: Readonly<Record<SortKey, (a: RoomOffer, b: RoomOffer) => number>> = {
  price: (a, b) => lowest(a) - lowest(b),
  dearest: (a, b) => lowest(b) - lowest(a),
  size: (a, b) => (b.roomType.Size ?? 0) - (a.roomType.Size ?? 0),
};

/** Up to four prices to stay below, from the lowest prices of the offers, in whole tens of the currency. */
export function priceSteps(offers: readonly RoomOffer[], digits: number): number[] {
  const ten = 10 * 10 ** digits;
  const steps = offers.map((offer) => Math.ceil(lowest(offer) / ten) * ten);
  // At the dearest room's price everything is shown.
  return [...new Set(steps)]
    .sort((a, b) => a - b)
    .slice(0, -1)
    .slice(0, 4);
}

/** Reads `only`, `most` (in units of the currency) and `sort`; what is unreadable is ignored. */
export function filtersOfUrl(query: URLSearchParams, digits: number): RoomFilters {
  const most = /^\d{1,9}$/.exec(query.get('most') ?? '')?.[0];
  const sort = query.get('sort') ?? '';
  return {
    only: (query.get('only') ?? '').split(',').filter((key) => key !== ''),
    mostMinor: most === undefined ? null : Number(most) * 10 ** digits,
    sort: isSortKey(sort) ? sort : 'price',
  };
}

/** The query with these filters. */
export function withFilters(
  query: URLSearchParams,
  { only, mostMinor, sort }: RoomFilters,
  digits: number,
): string {
  const changed = new URLSearchParams(query);
  for (const name of names) changed.delete(name);
  const parts = [
    ...(only.length > 0 ? [`only=${only.map(encodeURIComponent).join(',')}`] : []),
    ...(mostMinor === null ? [] : [`most=${mostMinor / 10 ** digits}`]),
    ...(sort === 'price' ? [] : [`sort=${sort}`]),
  ];
  // The rest stays as it is written: `rooms=2-0-0,2-0-0`.
  const rest = changed.toString().replaceAll('%2C', ',');
  return [rest, ...parts].filter((part) => part !== '').join('&');
}

/** The filters in a query, for another address, with `&`; empty: none. */
export function filtersQuery(query: URLSearchParams): string {
  return names
    .map((name) => {
      const value = query.get(name);
      return value === null ? '' : `&${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
    })
    .join('');
}

function isSortKey(text: string): text is SortKey {
  return Object.hasOwn(sortTexts, text);
}
