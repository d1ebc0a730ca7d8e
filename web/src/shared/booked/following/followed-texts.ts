/** What is said of the thing that is followed. */
export interface FollowedTexts {
  /** Of the window. */
  readonly title: string;
  readonly heading: string;
  /** While it is being made; while its guest is asked; after a while. */
  readonly waiting: string;
  readonly atProvider: string;
  readonly late: string;
  /** Who asks the guest: “your bank”. */
  readonly provider: string;
  /** The link there. */
  readonly goOn: string;
  /** What waits for the answer: “Your rooms are”. */
  readonly held: string;
}
