/** The result of the last action. */
export interface CheckInNews {
  readonly tone: 'warning' | 'negative';
  readonly message: string;
  /** What it means for the guest, and what to do next. */
  readonly advice: string;
}

/** All input is retained. */
export const typedTextStays = 'What you typed is still here.';
