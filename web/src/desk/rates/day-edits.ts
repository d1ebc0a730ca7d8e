import { rateKey, roomKey } from '@portico/contract/desk/night-cell';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { typedPrice, type Change, type Nights } from './changes.ts';
import type { RatesAnswer } from './grid-rows.ts';

/** What is typed for one day: only what was touched. */
export interface DayEdits {
  /** Rooms for sale, by `roomKey`. */
  readonly rooms: Readonly<Record<string, number>>;
  readonly onSale: Readonly<Record<string, boolean>>;
  /** As typed, by `rateKey`. */
  readonly prices: Readonly<Record<string, string>>;
  /** A number of nights or `none`. */
  readonly minStays: Readonly<Record<string, string>>;
}

export const noEdits: DayEdits = { rooms: {}, onSale: {}, prices: {}, minStays: {} };

/** The changes, and which prices are none. */
export function changesOfDay(
  { roomTypes }: RatesAnswer,
  edits: DayEdits,
  nights: Nights,
  currency: CurrencyCode,
) {
  const on = { ...nights, weekdays: nights.weekdays === null ? null : [...nights.weekdays] };
  const changes: Change[] = [];
  const faults = new Set<string>();
  for (const { id, rates } of roomTypes) {
    const roomTypeIds = [id];
    const count = edits.rooms[roomKey(id)];
    if (count !== undefined) changes.push({ ...on, roomTypeIds, rooms: { kind: 'set', rooms: count } });
    const onSale = edits.onSale[roomKey(id)];
    if (onSale !== undefined)
      changes.push({ ...on, roomTypeIds, rooms: { kind: onSale ? 'open' : 'close' } });
    for (const { ratePlanId } of rates) {
      const key = rateKey(id, ratePlanId);
      const typed = edits.prices[key] ?? '';
      const price = typed.trim() === '' ? undefined : typedPrice(typed, currency);
      if (typed.trim() !== '' && price === undefined) faults.add(key);
      const minStay = edits.minStays[key];
      if (price === undefined && minStay === undefined) continue;
      const rules =
        minStay === undefined ? undefined : { minStay: minStay === 'none' ? null : Number(minStay) };
      changes.push({
        ...on,
        roomTypeIds,
        rates: { ratePlanIds: [ratePlanId], ...(price && { price }), ...(rules && { rules }) },
      });
    }
  }
  return { changes, faults };
}
