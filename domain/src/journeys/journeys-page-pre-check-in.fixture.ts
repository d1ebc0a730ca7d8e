import { expect } from 'vitest';
import { arrivingGuestIssues } from '../people/arriving-guest.ts';
import { nothingRequired } from '../people/required-fields.ts';
import { buildBooker } from '../worked-examples/builders.fixture.ts';
import { listOf } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks } from '../worked-examples/markdown-tables.fixture.ts';
import { canEnterPlace, checklist, nextPlace } from './pre-check-in-journey.ts';
import type { PreCheckInState } from './pre-check-in-state.ts';
import type { PreCheckInPlace, PreCheckInStep } from './pre-check-in-steps.ts';

export const PRE_CHECK_IN_STEPS: readonly PreCheckInStep[] = [
  'none',
  'start',
  'booker',
  'room',
  'guest',
  'extras',
  'payment-details',
  'summary',
  'complete',
];

/** The rows of docs/journeys.md about checking in before arrival. */
export const preCheckInChecks: Checks = {
  'Pre-check-in, step by step': (row) => {
    const state = stateOf(listOf(cell(row, 'the link')), listOf(cell(row, 'done')));
    const items = checklist(state);
    expect(nameOf(nextPlace(state))).toBe(cell(row, 'next step'));
    if (state.link === 'open') {
      const done = items.filter(({ reviewed }) => reviewed === 'done').length;
      expect(`${done} of ${items.length}`).toBe(cell(row, 'progress'));
    }
    const others = items.filter((item) => nameOf(item) !== nameOf(nextPlace(state)));
    const changeable = others.filter((item) => canEnterPlace(item, state)).map(nameOf);
    expect(changeable).toEqual(listOf(cell(row, 'may be changed')));
    expect(canEnterPlace(nextPlace(state), state)).toBe(true);
  },

  'Guests before arrival': (row) => {
    const empty = listOf(cell(row, 'left empty'));
    const emptied = empty.map((field) => [field, '']);
    const guest = {
      ...buildBooker(Object.fromEntries(emptied)),
      isChild: cell(row, 'who') === 'child',
      asksAge: listOf(cell(row, 'the hotel requires')).includes('age'),
      age: empty.includes('age') ? null : 4,
    };
    const flags = listOf(cell(row, 'the hotel requires')).map((field) => [field, true]);
    const issues = arrivingGuestIssues(guest, { ...nothingRequired, ...Object.fromEntries(flags) });
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(listOf(cell(row, 'issues')));
  },
};

/** “guest 2.1”: the first in room 2. */
function nameOf({ step, roomNumber, guestNumber }: PreCheckInPlace): string {
  if (roomNumber === undefined) return step;
  return guestNumber === undefined ? `${step} ${roomNumber}` : `${step} ${roomNumber}.${guestNumber}`;
}

function stateOf([link, ...facts]: readonly string[], rows: readonly string[]): PreCheckInState {
  const isOneRoom = facts.includes('one room');
  const reviewed = (row: string) =>
    rows.includes(row) ? 'done' : rows.includes(`faulty ${row}`) ? 'seen' : 'to-do';
  const room = (roomNumber: number, guests: number) =>
    ({
      roomNumber,
      hasBedChoice: facts.includes('beds'),
      beds: reviewed(`room ${roomNumber}`),
      guests: Array.from({ length: guests }, (_, index) => reviewed(`guest ${roomNumber}.${index + 1}`)),
      extrasOffered: facts.includes('extras'),
      extras: reviewed(`extras ${roomNumber}`),
    }) as const;
  return {
    link: link as PreCheckInState['link'],
    booker: isOneRoom ? null : reviewed('booker'),
    rooms: isOneRoom ? [room(1, 1)] : [room(1, 1), room(2, 2)],
    card: facts.includes('card') ? reviewed('payment-details') : null,
    isSaved: facts.includes('saved'),
  };
}
