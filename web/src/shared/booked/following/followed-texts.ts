/** The texts for a polled payment or booking. */
export interface FollowedTexts {
  /** The window's title. */
  readonly title: string;
  readonly heading: string;
  /** While it is being made; while the bank asks the guest; after a while. */
  readonly waiting: string;
  readonly atProvider: string;
  readonly late: string;
  /** Who asks the guest: “your bank”. */
  readonly provider: string;
  /** The text of the link there. */
  readonly goOn: string;
  /** What waits for the answer: “Your rooms are”. */
  readonly held: string;
}
