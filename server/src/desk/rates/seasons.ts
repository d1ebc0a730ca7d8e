import { ok, refused } from '@portico/domain/result';
import { newId } from '../../platform/ids.ts';
import type { Operation } from '../run/operation.ts';
import { deleteSeason, insertSeason, readSeasons, updateSeasonName, type Season } from './season.store.ts';

/** Of one hotel; a list that is read whole. */
const MOST = 100;

export const listSeasons: Operation<'Rates/Seasons'> = async ({ hotel, database: { kysely } }) =>
  ok({ seasons: await readSeasons(kysely, hotel.propertyId) });

/** Names some nights. Rule: docs/desk.md, "Rates". */
export const addSeason: Operation<'Rates/AddSeason'> = async (run, { name, from, to }) => {
  const { kysely } = run.database;
  const { propertyId } = run.hotel;
  if (from > to) {
    const faults = [{ field: 'to', message: 'The last night is before the first.' }];
    return refused({ code: 'request.invalid', faults });
  }
  if ((await readSeasons(kysely, propertyId)).length >= MOST)
    return refused({ code: 'desk.seasons-full', facts: { most: MOST } });
  const season = { seasonId: newId(), name, from, to };
  await insertSeason(kysely, propertyId, season);
  run.audit({ what: [{ what: 'season', was: 'none', now: seasonText(season) }] });
  return ok({ seasonId: season.seasonId });
};

export const renameSeason: Operation<'Rates/RenameSeason'> = async (run, season) => {
  const was = await updateSeasonName(run.database.kysely, run.hotel.propertyId, season);
  if (was === undefined) return refused({ code: 'desk.season-unknown' });
  run.audit({ what: [{ what: 'name of season', was, now: season.name }] });
  return ok({ name: season.name });
};

/** Prices and rules of its nights stay. */
export const removeSeason: Operation<'Rates/RemoveSeason'> = async (run, { seasonId }) => {
  const removed = await deleteSeason(run.database.kysely, run.hotel.propertyId, seasonId);
  if (removed === undefined) return refused({ code: 'desk.season-unknown' });
  run.audit({ what: [{ what: 'season', was: seasonText(removed), now: 'removed' }] });
  return ok(removed);
};

const seasonText = ({ name, from, to }: Omit<Season, 'seasonId'>) => `${name}, ${from} to ${to}`;
