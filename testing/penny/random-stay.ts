import { formatSearchLink } from '@portico/contract/search-link';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { TODAY } from '../portico/shifted-clock.ts';

/** The same stays in each run. */
export const SEED = 20_270_220;

/** Numbers from 0 up to, but not including, 1: always the same ones for a seed. */
export type Random = () => number;

/** What a guest asks for, and how the guest picks among what is offered. */
export interface RandomStay {
  readonly hotelCode: 'QUAY' | 'FELL';
  /** The search as it stands in an address. */
  readonly link: string;
  /** Of each room: which of the room types and which of its rates, as parts of all. */
  readonly picks: readonly { readonly roomType: number; readonly rate: number }[];
}

/** The generator that is known as mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 1 to 3 rooms for 1 to 7 nights within the 36 months from tomorrow on. Not all that is drawn can be had. */
export function drawStay(random: Random, hotelCode: RandomStay['hotelCode']): RandomStay {
  const upTo = (count: number) => Math.floor(random() * count);
  const arrival = addDays(localDate(TODAY), 1 + upTo(1_080));
  const departure = addDays(arrival, 1 + upTo(7));
  const rooms = Array.from({ length: 1 + upTo(3) }, () => ({
    adults: 1 + upTo(3),
    children: upTo(3),
    infants: upTo(2),
  }));
  const picks = rooms.map(() => ({ roomType: random(), rate: random() }));
  const link = formatSearchLink({
    arrival,
    departure,
    rooms,
    ratePlanCode: null,
    promoCode: null,
    roomTypeId: null,
    locationId: null,
  });
  return { hotelCode, link, picks };
}

/** That part of a list. */
export function pickOf<T>(list: readonly T[], part: number): T | undefined {
  return list[Math.floor(part * list.length)];
}
