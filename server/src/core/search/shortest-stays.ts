import type { LocalDate } from '@portico/domain/calendar/local-date';
import { placeOf } from './snapshot/horizon.ts';
import type { RateColumns } from './snapshot/rate-columns.ts';
import { staysFrom, type RateIds, type StaysScope } from './stays-from.ts';

/** Of one rate plan in one room type. */
interface ShortestStays {
  readonly today: LocalDate;
  readonly mostNights: number;
  /** Of the rates and of the nights that are full. */
  readonly revision: number;
  readonly nights: Uint16Array;
}

const kept = new WeakMap<RateColumns, ShortestStays>();

/**
 * By place in the horizon the nights of the shortest stay that a rate sells from there, 0 where it sells none; undefined where
 * nobody ever sold it. Worked out once for all days, until the day ends, a night becomes full or free again, or rates change: what they
 * take in memory is counted with the columns.
 */
export function shortestStays(scope: StaysScope, ids: RateIds): Uint16Array | undefined {
  const { hotel, snapshot, today } = scope;
  const columns = snapshot.rates(ids.ratePlanId, ids.roomTypeId);
  const first = placeOf(snapshot.horizon, today);
  if (columns === undefined || first === undefined) return undefined;
  const mostNights = hotel.definition.settings.maxNightsOnStay;
  const revision = snapshot.saleRevision(ids.roomTypeId);
  const standing = kept.get(columns);
  const isThat =
    standing?.revision === revision && standing.today === today && standing.mostNights === mostNights;
  if (isThat) return standing.nights;
  const nights = new Uint16Array(snapshot.horizon.dates.length);
  nights.set(staysFrom(scope, ids, first).shortest, first);
  kept.set(columns, { today, mostNights, revision, nights });
  return nights;
}
