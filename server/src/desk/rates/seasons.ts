import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { ok, refused, type Result } from '@portico/domain/result';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { lockHotel } from '../../property-file/hotel.store.ts';
import type { Operation } from '../run/operation.ts';
import { deleteSeason, insertSeason, readSeasons, updateSeasonName, type Season } from './season.store.ts';

/** Of one hotel; a list that is read whole. */
const MOST = 100;

export const listSeasons: Operation<'Rates/Seasons'> = async ({ hotel, database: { kysely } }) =>
  ok({ seasons: await readSeasons(kysely, hotel.propertyId) });

/** Names some nights. Rule: docs/desk.md, "Rates". */
export const addSeason: Operation<'Rates/AddSeason'> = async (run, { name, from, to }) => {
  const { propertyId } = run.hotel;
  if (from > to) {
    const faults = [{ field: 'to', message: 'The last night is before the first.' }];
    return refused({ code: 'request.invalid', faults });
  }
  const season = { seasonId: newId(), name, from, to };
  const added = await inTransaction(run.database, async (tx): Promise<Result<null, DeskRefusal>> => {
    if (!(await lockHotel(tx, propertyId))) return refused({ code: 'desk.rates-busy' });
    if ((await readSeasons(tx, propertyId)).length >= MOST)
      return refused({ code: 'desk.seasons-full', facts: { most: MOST } });
    await insertSeason(tx, propertyId, season);
    return ok(null);
  });
  if (!added.ok) return added;
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
