import type { PreCheckInItem, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { canEnterPlace, nextPlace } from '@portico/domain/journeys/pre-check-in-journey';
import type { PreCheckInState } from '@portico/domain/journeys/pre-check-in-state';
import type { PreCheckInPlace, PreCheckInStep } from '@portico/domain/journeys/pre-check-in-steps';

const named: readonly PreCheckInStep[] = ['booker', 'room', 'guest', 'extras', 'payment-details', 'summary'];

/** As the query of an address; empty for the end. */
export function placeQuery({ step, roomNumber, guestNumber }: PreCheckInPlace): string {
  if (!named.includes(step)) return '';
  const query = new URLSearchParams({ step });
  if (roomNumber !== undefined) query.set('unit', String(roomNumber));
  if (guestNumber !== undefined) query.set('guest', String(guestNumber));
  return `?${query.toString()}`;
}

/** The place of an address when it may be entered now; the next one otherwise. */
export function placeOfQuery(query: URLSearchParams, state: PreCheckInState): PreCheckInPlace {
  const step = named.find((name) => name === query.get('step'));
  const requested = step && {
    step,
    ...(query.has('unit') && { roomNumber: Number(query.get('unit')) }),
    ...(query.has('guest') && { guestNumber: Number(query.get('guest')) }),
  };
  return requested !== undefined && canEnterPlace(requested, state) ? requested : nextPlace(state);
}

export function itemAt({ ReservationItems }: PreCheckInReservation, { roomNumber }: PreCheckInPlace) {
  return ReservationItems.find(({ RoomNumber }) => RoomNumber === roomNumber);
}

/** Names a row of the checklist, independent of its room's current number. */
export function rowKey({ step, guestNumber }: PreCheckInPlace, item: PreCheckInItem | undefined): string {
  return [step, item?.ReservationItemId, guestNumber].filter((part) => part !== undefined).join('.');
}
