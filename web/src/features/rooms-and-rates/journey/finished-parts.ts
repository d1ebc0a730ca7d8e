import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { BookingState } from '@portico/domain/journeys/booking-state';
import { isAdmitted, type View } from './view.ts';

/** A part of the stay that is done and may be changed; rooms have links of their own. */
export interface FinishedPart {
  readonly view: View;
  /** “Guests”, “Extras, room 2”. */
  readonly name: string;
}

/** In the order of the steps. */
export function finishedParts(state: BookingState, unit: UnitName): FinishedPart[] {
  const { rooms } = state;
  const named = (words: string, roomNumber: number) =>
    rooms.length === 1 ? words : `${words}, ${unit.singular} ${roomNumber}`;
  const upgrades = rooms
    .filter(({ upgradesSeen }) => upgradesSeen)
    .map(({ roomNumber }): FinishedPart => {
      return { view: { name: 'upgrades', roomNumber }, name: named('Upgrade', roomNumber) };
    });
  const guests: FinishedPart[] = rooms.every(({ leadGuestValid }) => leadGuestValid)
    ? [{ view: { name: 'guests' }, name: 'Guests' }]
    : [];
  const extras = rooms
    .filter(({ extrasSeen }) => extrasSeen)
    .map(({ roomNumber }): FinishedPart => {
      return { view: { name: 'extras', roomNumber }, name: named('Extras', roomNumber) };
    });
  return [...upgrades, ...guests, ...extras].filter(({ view }) => isAdmitted(view, state));
}
