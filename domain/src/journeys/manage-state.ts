import type { AskedChange, ManageStep } from './manage-steps.ts';

/** The one thing that a guest is changing. */
export interface ChangeUnderWay {
  readonly asked: AskedChange;
  /** From 1; null where it is about the booking as a whole. */
  readonly roomNumber: number | null;
  /** Steps in which nothing is left to do; the summary once it is accepted. */
  readonly done: readonly ManageStep[];
  /** Of the room that it is about. */
  readonly extrasOffered: boolean;
}

/** The facts from which the steps of managing a booking are derived. */
export interface ManageState {
  /** The booking was found, or opened by its link, and this browser may still see it. */
  readonly isFound: boolean;
  /** Found so, or by now. */
  readonly isCancelled: boolean;
  /** What is being changed, which the booking allows (`mayBeAsked`); `saved`: it was; null on the overview. */
  readonly change: ChangeUnderWay | 'saved' | null;
}
