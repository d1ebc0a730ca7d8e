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

/** One row of the checklist: what it is about, and how far it is. */
export interface ChecklistItem {
  readonly step: 'booker' | 'room' | 'guest' | 'extras' | 'payment-details';
  /** From 1, where it is about one room. */
  readonly roomNumber?: number;
  /** From 1 within the room, where it is about one person. */
  readonly guestNumber?: number;
  readonly reviewed: Reviewed;
}

/** What a page of pre-check-in shows: a step, and which room and guest of it. */
export interface PreCheckInPlace {
  readonly step: PreCheckInStep;
  readonly roomNumber?: number;
  readonly guestNumber?: number;
}
