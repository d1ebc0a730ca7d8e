import type { AllotmentPart, ExtraPart, SeasonPart } from '@portico/contract/property-file/property-file';
import { weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import { keysOf } from '@portico/domain/record';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import type { Allotment } from './allotment-changes.ts';
import { WEEKDAYS } from '@portico/contract/property-file/file-days';
import { nightSpans, type NightSpan } from './night-spans.ts';

/** The dates of one room type, in order. */
export interface TypeDates<One> {
  readonly roomTypeId: RoomTypeId;
  readonly dates: readonly One[];
}

type Span = Pick<AllotmentPart, 'from' | 'to' | 'weekdays' | 'roomTypes'>;

/** Entries of `allotments` for these rooms. Nights with none are omitted, which means the same. */
export function allotmentEntries(types: readonly TypeDates<Allotment>[], today: LocalDate): AllotmentPart[] {
  const entries = entriesOf(
    types.map(({ roomTypeId, dates }) => ({ roomTypeId, spans: nightSpans(allotmentValues(dates)) })),
  ).map(({ span, value }) => ({ ...span, ...value }));
  return entries.length > 0 ? entries : [{ ...noDay(today), rooms: 0 }];
}

/** Entries of an extra's `inventory`, in the same way. */
export function inventoryEntries(
  dates: readonly Allotment[],
  today: LocalDate,
): NonNullable<ExtraPart['inventory']> {
  const units = dates
    .filter(({ allotment }) => allotment > 0)
    .map(({ date, allotment }) => ({ date, value: allotment }));
  const entries = nightSpans(units).map((span) => ({ ...writtenSpan(span), units: span.value }));
  return entries.length > 0 ? entries : [{ ...noDay(today), units: 0 }];
}

/** Entries of a rate plan's `seasons`: each night is in one of them; omitted fields have their defaults. */
export function seasonEntries(
  types: readonly TypeDates<RateNight>[],
  currency: CurrencyCode,
  today: LocalDate,
): SeasonPart[] {
  const entries = entriesOf(
    types.map(({ roomTypeId, dates }) => ({
      roomTypeId,
      spans: nightSpans(dates.map((night) => ({ date: night.date, value: seasonOf(night, currency) }))),
    })),
  ).map(({ span, value }) => ({ ...span, ...value }));
  return entries.length > 0 ? entries : [{ ...noDay(today), open: false }];
}

const allotmentValues = (dates: readonly Allotment[]) =>
  dates
    .filter(({ allotment, closed }) => allotment > 0 || closed)
    .map(({ date, allotment, closed }) => ({ date, value: { rooms: allotment, ...(closed && { closed }) } }));

/** A list may not be empty: an entry that matches no day of any week. */
function noDay(today: LocalDate): Pick<Span, 'from' | 'to'> & { weekdays: NonNullable<Span['weekdays']> } {
  const other = WEEKDAYS[weekdayOf(today) % 7] ?? 'Mon';
  return { from: today, to: today, weekdays: [other] };
}

function writtenSpan({ from, to, weekdays }: NightSpan<unknown>) {
  const names = weekdays?.flatMap((weekday) => WEEKDAYS[weekday - 1] ?? []);
  return { from, to, ...(names && { weekdays: names }) };
}

/** Room types with the same contents share an entry; entries are ordered by date. */
function entriesOf<Value>(
  types: readonly { readonly roomTypeId: RoomTypeId; readonly spans: readonly NightSpan<Value>[] }[],
): { readonly span: Span; readonly value: Value }[] {
  const shared = new Map<string, { span: NightSpan<Value>; roomTypes: RoomTypeId[] }>();
  for (const { roomTypeId, spans } of types) {
    for (const span of spans) {
      const key = JSON.stringify(span);
      const entry = shared.get(key);
      if (entry === undefined) shared.set(key, { span, roomTypes: [roomTypeId] });
      else entry.roomTypes.push(roomTypeId);
    }
  }
  return [...shared.values()]
    .sort((one, other) => compare(one.span, other.span))
    .map(({ span, roomTypes }) => ({
      span: { ...writtenSpan(span), ...(roomTypes.length < types.length && { roomTypes }) },
      value: span.value,
    }));
}

const compare = (one: NightSpan<unknown>, other: NightSpan<unknown>) =>
  one.from.localeCompare(other.from) || one.to.localeCompare(other.to);

/** Omits fields that equal their defaults. */
function seasonOf(night: RateNight, currency: CurrencyCode): Omit<SeasonPart, keyof Span> {
  const { components, minStay, maxStay, minStayThrough, maxStayThrough, minAdvance, maxAdvance } = night;
  const costing = keysOf(components).filter((name) => name === 'base' || components[name] !== 0);
  return {
    ...(!night.open && { open: false }),
    price: Object.fromEntries(costing.map((name) => [name, decimalOf(components[name], currency)])),
    ...(minStay !== null && { minStay }),
    ...(maxStay !== null && { maxStay }),
    ...(minStayThrough !== null && { minStayThrough }),
    ...(maxStayThrough !== null && { maxStayThrough }),
    ...(night.closedToArrival && { closedToArrival: true }),
    ...(night.closedToDeparture && { closedToDeparture: true }),
    ...(minAdvance !== null && { minAdvance }),
    ...(maxAdvance !== null && { maxAdvance }),
  };
}
