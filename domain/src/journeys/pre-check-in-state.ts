/** Progress of a checklist row: `seen` was visited and is currently invalid. */
export type Reviewed = 'to-do' | 'seen' | 'done';

/** A room of the link. */
export interface RoomToReview {
  readonly roomNumber: number;
  /** The hotel asks for beds and the room type has a choice. */
  readonly hasBedChoice: boolean;
  readonly beds: Reviewed;
  /** One for each guest of the room, the lead guest first. */
  readonly guests: readonly Reviewed[];
  /** The link allows extras, and there are some. */
  readonly extrasOffered: boolean;
  readonly extras: Reviewed;
}

/** The facts that determine the steps of pre-check-in. */
export interface PreCheckInState {
  /** `closed`: it opens nothing to check in. */
  readonly link: 'unread' | 'closed' | 'open';
  /** Null: a link to one room omits the booker. */
  readonly booker: Reviewed | null;
  /** Rooms whose guests have not arrived, in order. */
  readonly rooms: readonly RoomToReview[];
  /** Null: the hotel needs no saved card, or has one. */
  readonly card: Reviewed | null;
  /** Everything is saved, and nothing was typed since. */
  readonly isSaved: boolean;
}
