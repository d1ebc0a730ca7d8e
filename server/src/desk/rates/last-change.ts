import type { NightsChange } from '@portico/contract/desk/refusals/rates-refusals';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import { readSavesOver } from '../../property-file/nights-save.store.ts';
import { savedRate, type SavedNights } from '../../property-file/saved-nights.ts';
import type { SetNights } from '../../property-file/set-nights.ts';
import type { Run } from '../run/operation.ts';
import { differences } from './differences.ts';
import { readRatesWindow, readRoomsWindow } from './rates-window.store.ts';

type Requested = Pick<SetNights, 'rates' | 'rooms'>;

interface RoomOnNight {
  readonly ratePlanId?: RatePlanId;
  readonly roomTypeId: RoomTypeId;
}

/** What stands on a night, to be compared with what was saved. */
type Standing = (of: RoomOnNight, date: LocalDate) => string | undefined;

/**
 * The last save since `since` of which something still stands on these nights: who made it and what it changed of them;
 * null: none. What an import has set since is not called that of an earlier save.
 */
export async function lastChangeOf(
  { hotel, database: { kysely } }: Run,
  requested: Requested,
  since: Date,
): Promise<NightsChange | null> {
  const dates = [...requested.rates, ...requested.rooms].flatMap((one) => one.dates).sort();
  const [from] = dates;
  const to = dates.at(-1);
  if (from === undefined || to === undefined) return null;
  const { propertyId } = hotel;
  const window = { from, to };
  const [saves, rates, rooms] = await Promise.all([
    readSavesOver(kysely, propertyId, window),
    readRatesWindow(kysely, propertyId, window),
    readRoomsWindow(kysely, propertyId, window),
  ]);
  const there = new Map([
    ...rates.map(
      ({ night, ...pair }) => [keyOf(pair, night.date), fingerprintOf({ now: savedRate(night) })] as const,
    ),
    ...rooms.map((night) => {
      const { rooms: count, closed, date } = night;
      return [
        keyOf({ roomTypeId: night.roomTypeId }, date),
        fingerprintOf({ now: { rooms: count, closed } }),
      ] as const;
    }),
  ]);
  const standing: Standing = (of, date) => there.get(keyOf(of, date)) ?? fingerprintOf({ now: null });
  for (const { madeBy, nights, savedAt } of saves) {
    if (!(savedAt >= since)) break;
    const [what] = differences(hotel, sharedNights(nights, requested, standing));
    if (what !== undefined) return { by: madeBy, ...what };
  }
  return null;
}

const keyOf = ({ ratePlanId, roomTypeId }: RoomOnNight, date: LocalDate) =>
  `${ratePlanId ?? ''} ${roomTypeId} ${date}`;

/** What a save changed of the nights that are requested, as far as it stands. */
function sharedNights({ rates, rooms }: SavedNights, requested: Requested, standing: Standing): SavedNights {
  const left = <Saved extends RoomOnNight & { readonly now: unknown; readonly dates: readonly LocalDate[] }>(
    saved: Saved,
    same: readonly { readonly dates: readonly LocalDate[] }[],
  ) => {
    const now = fingerprintOf({ now: saved.now });
    const dates = saved.dates.filter(
      (date) => standing(saved, date) === now && same.some((other) => other.dates.includes(date)),
    );
    return dates.length > 0 ? [{ ...saved, dates }] : [];
  };
  return {
    rates: rates.flatMap((saved) =>
      left(
        saved,
        requested.rates.filter(
          ({ ratePlanIds, roomTypeIds }) =>
            ratePlanIds.includes(saved.ratePlanId) && roomTypeIds.includes(saved.roomTypeId),
        ),
      ),
    ),
    rooms: rooms.flatMap((saved) =>
      left(
        saved,
        requested.rooms.filter(({ roomTypeIds }) => roomTypeIds.includes(saved.roomTypeId)),
      ),
    ),
  };
}
