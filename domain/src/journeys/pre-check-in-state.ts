/** A room of the link. Done: gone through over what the hotel has, and valid. */
export interface RoomToReview {
  readonly roomNumber: number;
  /** The hotel asks for its beds and its type leaves a choice. */
  readonly bedsAsked: boolean;
  readonly bedsDone: boolean;
  /** One for each who sleeps there, whoever leads it first. */
  readonly guestsDone: readonly boolean[];
  /** It has extras or can have some. */
  readonly extrasOffered: boolean;
  readonly extrasDone: boolean;
}

/** The facts from which the steps of pre-check-in are derived. */
export interface PreCheckInState {
  /** `closed`: it opens nothing that could be checked in. */
  readonly link: 'unread' | 'closed' | 'open';
  /** A link to one room says nothing of who booked. */
  readonly hasBooker: boolean;
  readonly bookerDone: boolean;
  /** Those whose guests are still to come, in their order. */
  readonly rooms: readonly RoomToReview[];
  /** The hotel wants a card kept, and has none. */
  readonly cardNeeded: boolean;
  readonly cardDone: boolean;
  /** All of it is at the hotel, and nothing was typed since. */
  readonly isSaved: boolean;
}
