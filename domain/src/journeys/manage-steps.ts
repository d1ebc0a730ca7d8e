/** The steps in their order. Rule: docs/journeys.md, "Managing". */
export type ManageStep =
  | 'start'
  | 'reservation-overview'
  | 'booker'
  | 'change-dates'
  | 'room'
  | 'room-type-selection'
  | 'rate-plan-selection'
  | 'upgrade-selection'
  | 'guest'
  | 'extras'
  | 'summary'
  | 'complete'
  | 'cancelled';

/** The changes a guest may request, and their steps. A change without cost needs no summary. */
export const STEPS_OF_CHANGE = {
  booker: ['booker'],
  requests: ['booker'],
  guests: ['guest'],
  dates: ['change-dates', 'summary'],
  room: ['room', 'summary'],
  extras: ['extras', 'summary'],
  upgrade: ['upgrade-selection', 'summary'],
  'new-room': ['room', 'room-type-selection', 'rate-plan-selection', 'guest', 'extras', 'summary'],
} as const satisfies Record<string, readonly ManageStep[]>;

export type ChangeKind = keyof typeof STEPS_OF_CHANGE;
