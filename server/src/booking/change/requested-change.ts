import type { BedOptionId, ExtraId, RatePlanId, ReservationItemId, RoomTypeId } from '@portico/domain/ids';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';
import type { FellowGuest } from '@portico/domain/people/guests-of-room';

/** A room after the change; undefined fields stay. */
export interface RoomToQuote {
  /** Null: an added room. */
  readonly itemId: ReservationItemId | null;
  readonly stay: Stay;
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly guests: Guests;
  /** In whole years. */
  readonly childAges: readonly number[] | undefined;
  readonly leadGuest: Guest | undefined;
  /** All guests but the lead guest. */
  readonly fellows: readonly FellowGuest[] | undefined;
  /** Null: none. */
  readonly bedOptionId: BedOptionId | null | undefined;
  /** Extras that change, each once; quantity 0 removes. */
  readonly extras: readonly { readonly extraId: ExtraId; readonly quantity: number }[];
}

/** What to change of a booking; undefined fields stay. */
export interface RequestedChange {
  /** Its typed e-mail address is ignored: `newEmail` changes it. */
  readonly booker: Booker | undefined;
  /** The booker's new e-mail address, confirmed by both mailboxes. */
  readonly newEmail?: string;
  readonly specialRequests: string | null | undefined;
  /** When the guests expect to arrive, HH:MM; null: not said. */
  readonly arrivalTime?: string | null | undefined;
  readonly rooms: readonly RoomToQuote[];
  readonly roomsToCancel: readonly RoomToCancel[];
  /** The rooms that check in online with it; empty for any other change. */
  readonly preCheckedIn: readonly ReservationItemId[];
  /** By the hotel, which is not limited as guests are; absent: by a guest. Rule: docs/booking.md, "Changed by the hotel". */
  readonly byHotel?: { readonly areStayRulesWaived: boolean };
}

export interface RoomToCancel {
  readonly itemId: ReservationItemId;
  /** Id in the property file; null: none chosen. */
  readonly reasonId: number | null;
}

/** A change of nothing, to spread and override. */
export const noChange: RequestedChange = {
  booker: undefined,
  specialRequests: undefined,
  rooms: [],
  roomsToCancel: [],
  preCheckedIn: [],
};
