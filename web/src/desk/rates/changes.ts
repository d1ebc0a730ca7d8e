import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';
import type { GridRow } from './grid-rows.ts';

export type Change = DeskTakes<'Rates/Save'>['changes'][number];
type RateSetting = Omit<NonNullable<Change['rates']>, 'ratePlanIds'>;
export type PriceSetting = NonNullable<RateSetting['price']>;
type RoomsSetting = NonNullable<Change['rooms']>;

/** What is set of the rates in a selection, and of the rooms in it. */
export interface Setting {
  readonly rates?: RateSetting | undefined;
  readonly rooms?: RoomsSetting | undefined;
}

export interface Nights {
  readonly from: string;
  readonly to: string;
  readonly weekdays: readonly number[] | null;
}

/**
 * The changes that set these nights of these rows. `roomsOf`: whose rooms for sale are set, of each row or only of rows
 * of rooms.
 */
export function changesOf(
  rows: readonly GridRow[],
  { from, to, weekdays }: Nights,
  { rates, rooms }: Setting,
  roomsOf: 'each' | 'rooms' = 'rooms',
): Change[] {
  const nights = { from, to, weekdays: weekdays === null ? null : [...weekdays] };
  const types = [...new Set(rows.map(({ roomTypeId }) => roomTypeId))];
  const ofRates =
    rates === undefined
      ? []
      : types.flatMap((roomTypeId) => {
          const ratePlanIds = rows.flatMap((row) =>
            row.kind === 'rate' && row.roomTypeId === roomTypeId ? row.ratePlanId : [],
          );
          if (ratePlanIds.length === 0) return [];
          return [{ ...nights, roomTypeIds: [roomTypeId], rates: { ratePlanIds, ...rates } }];
        });
  const roomTypeIds =
    roomsOf === 'each' ? types : rows.flatMap((row) => (row.kind === 'rooms' ? row.roomTypeId : []));
  const ofRooms = rooms === undefined || roomTypeIds.length === 0 ? [] : [{ ...nights, roomTypeIds, rooms }];
  return [...ofRates, ...ofRooms];
}

/** `120`, `£120.50`, `+10`, `-5%`; undefined: none of these. */
export function typedPrice(text: string, currency: CurrencyCode): PriceSetting | undefined {
  const [, sign = '', figure = '', percent] =
    /^([+-]?)\s*[^\d\s.+-]{0,3}\s*(\d{1,8}(?:\.\d{1,2})?)\s*(%?)$/.exec(text.trim().replaceAll(',', '')) ??
    [];
  if (figure === '') return undefined;
  const times = sign === '-' ? -1 : 1;
  if (percent === '%') {
    const basisPoints = 10_000 + times * Math.round(Number(figure) * 100);
    return sign === '' || basisPoints < 0 || basisPoints > 110_000
      ? undefined
      : { kind: 'share', basisPoints };
  }
  const minor = minorOf(Number(figure), currency);
  if (minor === undefined) return undefined;
  return sign === '' ? { kind: 'set', minor } : { kind: 'raise', minor: times * minor };
}

/** A number of rooms; undefined: none. */
export function typedRooms(text: string): number | undefined {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : undefined;
}
