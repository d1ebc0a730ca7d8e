/** Who sleeps in one room, or in all rooms together. Whole numbers of 0 or more. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}
