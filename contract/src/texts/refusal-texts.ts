import type { RefusedThing } from '../refusal.ts';
import { refusals, type RefusalCode } from '../refusals.ts';
import type { UnitName } from './unit-texts.ts';

const room: UnitName = { singular: 'room', plural: 'rooms' };

/** A refusal in words for a guest, with the hotel's own word for a room and other known facts. */
export function refusalText(code: RefusalCode, unit: UnitName = room, which: RefusedThing = {}): string {
  return refusals[code].words({ unit, ...which });
}
