import type { NightsChange } from '@portico/contract/desk/refusals/rates-refusals';
import type { SetNights } from '../../property-file/set-nights.ts';
import { readSavesOver } from '../../property-file/nights-save.store.ts';
import type { SavedNights } from '../../property-file/saved-nights.ts';
import type { Run } from '../run/operation.ts';
import { differences } from './differences.ts';

type Requested = Pick<SetNights, 'rates' | 'rooms'>;

/** The last save of any of these nights: who made it and what it changed of them; null: none. */
export async function lastChangeOf(
  { hotel, database: { kysely } }: Run,
  requested: Requested,
): Promise<NightsChange | null> {
  const dates = [...requested.rates, ...requested.rooms].flatMap((one) => one.dates).sort();
  const [from] = dates;
  const to = dates.at(-1);
  if (from === undefined || to === undefined) return null;
  for (const { madeBy, nights } of await readSavesOver(kysely, hotel.propertyId, { from, to })) {
    const [what] = differences(hotel, sharedNights(nights, requested));
    if (what !== undefined) return { by: madeBy, ...what };
  }
  return null;
}

/** What a save changed of the nights that are requested. */
function sharedNights({ rates, rooms }: SavedNights, requested: Requested): SavedNights {
  const ofRates = rates.map(({ dates, ...one }) => {
    const same = requested.rates.filter(
      ({ ratePlanIds, roomTypeIds }) =>
        ratePlanIds.includes(one.ratePlanId) && roomTypeIds.includes(one.roomTypeId),
    );
    return { ...one, dates: dates.filter((date) => same.some((other) => other.dates.includes(date))) };
  });
  const ofRooms = rooms.map(({ dates, ...one }) => {
    const same = requested.rooms.filter(({ roomTypeIds }) => roomTypeIds.includes(one.roomTypeId));
    return { ...one, dates: dates.filter((date) => same.some((other) => other.dates.includes(date))) };
  });
  return {
    rates: ofRates.filter(({ dates }) => dates.length > 0),
    rooms: ofRooms.filter(({ dates }) => dates.length > 0),
  };
}
