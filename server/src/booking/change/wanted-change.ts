import type { BedOptionId, ExtraId, RatePlanId, ReservationItemId, RoomTypeId } from '@portico/domain/ids';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';
import type { FellowGuest } from '@portico/domain/people/guests-of-room';

/** A room as it is to be; what is undefined stays as it is. */
export interface WantedRoom {
  /** Null: a room more. */
  readonly itemId: ReservationItemId | null;
  readonly stay: Stay;
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly guests: Guests;
  readonly leadGuest: Guest | undefined;
  /** Everyone beside the lead guest. */
  readonly fellows: readonly FellowGuest[] | undefined;
  /** Null: none. */
  readonly bedOptionId: BedOptionId | null | undefined;
  /** Those that change, each once; of quantity 0: without it. */
  readonly extras: readonly { readonly extraId: ExtraId; readonly quantity: number }[];
}

/** What is to change of a booking; what is undefined stays as it is. */
export interface WantedChange {
  /** Its e-mail address stays as it was, whatever is typed: `newEmail` changes it. */
  readonly booker: Booker | undefined;
  /** The booker's new e-mail address, which both mailboxes have confirmed. */
  readonly newEmail?: string;
  readonly specialRequests: string | null | undefined;
  readonly rooms: readonly WantedRoom[];
  readonly roomsToCancel: readonly RoomToCancel[];
  /** The rooms whose guests check in online with it; none: it is another change. */
  readonly preCheckedIn: readonly ReservationItemId[];
  /** True: the hotel itself wants it, whose rate plans say what guests may do. */
  readonly isByHotel?: boolean;
}

export interface RoomToCancel {
  readonly itemId: ReservationItemId;
  /** Of the property file; null: none was chosen. */
  readonly reasonId: number | null;
}

/** A change of nothing; a caller says what. */
export const noChange: WantedChange = {
  booker: undefined,
  specialRequests: undefined,
  rooms: [],
  roomsToCancel: [],
  preCheckedIn: [],
};
