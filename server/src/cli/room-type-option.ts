import type { Hotel } from '../hotel/hotel.ts';
import { optional, value } from './command-option.ts';

type RoomTypes = Hotel['definition']['roomTypes'];

export const roomType = optional(
  value.text('ROOM', 'the room type, by its id or its name; all of them where it is left out'),
);

/** The named room types, or why there are none. */
export function roomTypesOf(
  { definition }: Hotel,
  typed: string | undefined,
): { readonly roomTypes: RoomTypes } | { readonly why: string } {
  const all = definition.roomTypes;
  if (typed === undefined) return { roomTypes: all };
  const word = typed.trim().toLowerCase();
  const named = all.filter(({ id, name }) => String(id) === word || name.toLowerCase() === word);
  if (named.length > 0) return { roomTypes: named };
  const there = all.map(({ id, name }) => `${id} ${name}`).join(', ');
  return { why: `There is no room type ${typed}. There are: ${there}.` };
}
