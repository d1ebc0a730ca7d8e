import type { NightRate } from '@portico/domain/pricing/night-rate';
import type { RateNightRow } from './stay-nights.store.ts';

/** What is stored of a rate plan in a room type for one night; amounts in minor units. */
export type RateNight = Omit<NightRate, 'original'>;

export function rateNightOf(row: RateNightRow): RateNight {
  return {
    date: row.stay_date,
    open: row.open,
    components: {
      base: row.base,
      perRoom: row.per_room,
      perAdult: row.per_adult,
      perChild: row.per_child,
      perInfant: row.per_infant,
      perPersonAdult: row.per_person_adult,
      perPersonChild: row.per_person_child,
      perPersonInfant: row.per_person_infant,
    },
    minStay: row.min_stay,
    maxStay: row.max_stay,
    minStayThrough: row.min_stay_through,
    maxStayThrough: row.max_stay_through,
    closedToArrival: row.closed_to_arrival,
    closedToDeparture: row.closed_to_departure,
    minAdvance: row.min_advance,
    maxAdvance: row.max_advance,
  };
}

/** A row as domain reads it. Stored rates have no promotion, so Original is the same. */
export function nightRateOf(row: RateNightRow): NightRate {
  const night = rateNightOf(row);
  return { ...night, original: night.components };
}

/** What holds for the night, whichever it is. */
export function undated(night: RateNight): Omit<RateNight, 'date'> {
  const { open, components, minStay, maxStay, minStayThrough, maxStayThrough } = night;
  const { closedToArrival, closedToDeparture, minAdvance, maxAdvance } = night;
  const lengths = { minStay, maxStay, minStayThrough, maxStayThrough };
  return { open, components, ...lengths, closedToArrival, closedToDeparture, minAdvance, maxAdvance };
}
