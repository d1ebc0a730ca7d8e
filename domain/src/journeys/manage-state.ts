import type { ChangeKind, ManageStep } from './manage-steps.ts';

/** The guest's current change. */
export interface ChangeUnderWay {
  readonly kind: ChangeKind;
  /** From 1; null if it concerns the whole booking. */
  readonly roomNumber: number | null;
  /** Completed steps, including the summary once accepted. */
  readonly done: readonly ManageStep[];
  /** Of the room concerned. */
  readonly extrasOffered: boolean;
}

/** The facts that determine the steps of managing a booking. */
export interface ManageState {
  /** The booking was found or opened by its link, and this browser may still see it. */
  readonly isFound: boolean;
  /** Cancelled when found, or since. */
  readonly isCancelled: boolean;
  /** The current change, which the booking allows (`mayBeAsked`); `saved`: completed; null on the overview. */
  readonly change: ChangeUnderWay | 'saved' | null;
}
