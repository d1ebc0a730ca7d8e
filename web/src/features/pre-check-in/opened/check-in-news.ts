/** What came of the last act. */
export interface CheckInNews {
  readonly tone: 'warning' | 'negative';
  readonly message: string;
  /** What it means for the guest, and what to do now. */
  readonly advice: string;
}

/** Everything that was typed is still there. */
export const allIsKept = 'What you typed is still here.';
