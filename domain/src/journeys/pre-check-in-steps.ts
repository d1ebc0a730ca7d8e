import type { Reviewed } from './pre-check-in-state.ts';

/** The steps in their order. Rule: docs/journeys.md, "Pre-check-in". */
export type PreCheckInStep =
  | 'none'
  | 'start'
  | 'booker'
  | 'room'
  | 'guest'
  | 'extras'
  | 'payment-details'
  | 'summary'
  | 'complete';

/** One row of the checklist: its subject and progress. */
export interface ChecklistItem {
  readonly step: 'booker' | 'room' | 'guest' | 'extras' | 'payment-details';
  /** From 1, if it concerns one room. */
  readonly roomNumber?: number;
  /** From 1 within the room, if it concerns one person. */
  readonly guestNumber?: number;
  readonly reviewed: Reviewed;
}

/** What a page of pre-check-in shows: a step, with its room and guest. */
export interface PreCheckInPlace {
  readonly step: PreCheckInStep;
  readonly roomNumber?: number;
  readonly guestNumber?: number;
}
