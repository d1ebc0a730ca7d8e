import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { rateKey, roomKey } from '@portico/contract/desk/night-cell';

export type RatesAnswer = DeskAnswer<'Rates/Read'>;
type RoomTypeNights = RatesAnswer['roomTypes'][number];

/** Rooms of a type on a night; null: it was never for sale. */
export type RoomNight = RoomTypeNights['nights'][number];
/** A rate plan in a room type on a night; null: it has no price. */
export type RateNight = RoomTypeNights['rates'][number]['nights'][number];

/** A row of the grid: the rooms of a type, or one of its rate plans. */
export type GridRow =
  | {
      readonly kind: 'rooms';
      readonly key: string;
      readonly roomTypeId: number;
      readonly roomType: string;
      /** Whether its rates are hidden. Null: it has none. */
      readonly isFolded: boolean | null;
    }
  | {
      readonly kind: 'rate';
      readonly key: string;
      readonly roomTypeId: number;
      readonly roomType: string;
      readonly ratePlanId: number;
      readonly ratePlan: string;
    };

/** Each room type with its rate plans below it, unless it is folded. `only`: one room type; null: all. */
export function gridRows(
  { roomTypes }: RatesAnswer,
  only: number | null,
  folded: ReadonlySet<number>,
): GridRow[] {
  return roomTypes
    .filter(({ id }) => only === null || id === only)
    .flatMap(({ id: roomTypeId, name: roomType, rates }): GridRow[] => [
      {
        kind: 'rooms',
        key: roomKey(roomTypeId),
        roomTypeId,
        roomType,
        isFolded: rates.length === 0 ? null : folded.has(roomTypeId),
      },
      ...(folded.has(roomTypeId) ? [] : rates).map(({ ratePlanId, name }): GridRow => ({
        kind: 'rate',
        key: rateKey(roomTypeId, ratePlanId),
        roomTypeId,
        roomType,
        ratePlanId,
        ratePlan: name,
      })),
    ]);
}
