import type { UnitName } from './unit-texts.ts';

type Message = (unit: UnitName) => string;

/** Messages of searching and choosing rooms, verbatim, with the hotel's own word for a room. */
const messages = {
  'hotel-unavailable': () => 'This hotel is unavailable on your selected dates.',
  'no-rooms-found': (unit) => `No ${unit.plural} found`,
  'too-few-for-guests': (unit) => `Not enough ${unit.plural} based on occupancy`,
  'no-combination': (unit) =>
    `Your combination of ${unit.plural} is not available, please retry your search or contact us directly`,
  'too-many-rooms': (unit) => `You have added the maximum number of ${unit.plural}`,
  'selection-unavailable': () => 'Sorry, your selection is not available.',
  'no-same-day': () => 'No same day bookings available',
} as const satisfies Record<string, Message>;

export type GuestMessage = keyof typeof messages;

/** Verbatim from the specification, except for the word for a room. A hotel may replace it by its own text. */
export function guestMessage(message: GuestMessage, unit: UnitName): string {
  return messages[message](unit);
}
