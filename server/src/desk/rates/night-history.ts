import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok } from '@portico/domain/result';
import { readSavesOver } from '../../property-file/nights-save.store.ts';
import type { SavedRate } from '../../property-file/saved-nights.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { nightAnswer } from './night-answer.ts';

/** What became of a night of a room type: each save, who made it, and what stood before. */
export async function nightHistory(
  { hotel, database: { kysely } }: Run,
  { roomTypeId, date }: DeskTaken<'Rates/History'>,
): Promise<Outcome<'Rates/History'>> {
  const saves = await readSavesOver(kysely, hotel.propertyId, { from: date, to: date });
  const ofNight = saves.map(({ savedAt, madeBy, undoes, undoneAt, nights }) => {
    const isOfNight = (one: { readonly roomTypeId: number; readonly dates: readonly string[] }) =>
      one.roomTypeId === roomTypeId && one.dates.includes(date);
    const rooms = nights.rooms.find(isOfNight);
    return {
      savedAt: savedAt.toISOString(),
      by: madeBy,
      isUndo: undoes !== null,
      wasUndone: undoneAt !== null,
      rooms: rooms === undefined ? null : { was: rooms.was, now: rooms.now },
      rates: nights.rates.filter(isOfNight).map(({ ratePlanId, was, now }) => {
        const adults = hotel.ratePlans.get(ratePlanId)?.rules.baseNumberOfAdults ?? 1;
        return { ratePlanId, was: answerOf(was, adults), now: answerOf(now, adults) };
      }),
    };
  });
  return ok({ saves: ofNight.filter(({ rooms, rates }) => rooms !== null || rates.length > 0) });
}

const answerOf = (rate: SavedRate, adults: number) => (rate === null ? null : nightAnswer(rate, adults));
