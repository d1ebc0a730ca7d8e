/** How far a row of the checklist is: `seen` was gone through, and is not valid as it is typed now. */
export type Reviewed = 'to-do' | 'seen' | 'done';

/** A room of the link. */
export interface RoomToReview {
  readonly roomNumber: number;
  /** The hotel asks for its beds and its type leaves a choice. */
  readonly bedsAsked: boolean;
  readonly beds: Reviewed;
  /** One for each who sleeps there, whoever leads it first. */
  readonly guests: readonly Reviewed[];
  /** The link lets extras be taken, and there are some. */
  readonly extrasOffered: boolean;
  readonly extras: Reviewed;
}

/** The facts from which the steps of pre-check-in are derived. */
export interface PreCheckInState {
  /** `closed`: it opens nothing that could be checked in. */
  readonly link: 'unread' | 'closed' | 'open';
  /** Null: a link to one room says nothing of who booked. */
  readonly booker: Reviewed | null;
  /** Those whose guests are still to come, in their order. */
  readonly rooms: readonly RoomToReview[];
  /** Null: the hotel wants no card kept, or has one. */
  readonly card: Reviewed | null;
  /** All of it is at the hotel, and nothing was typed since. */
  readonly isSaved: boolean;
}
