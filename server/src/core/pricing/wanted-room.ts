import type { Stay } from '@portico/domain/calendar/stay';
import type { ExtraId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';

/** What a guest wants of an extra beside a room. */
export interface WantedExtra {
  readonly extraId: ExtraId;
  /** 0 is the same as not wanted. */
  readonly quantity: number;
}

/** A room someone wants to book. */
export interface WantedRoom {
  readonly stay: Stay;
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly guests: Guests;
  /** Each is wanted at most once. */
  readonly extras: readonly WantedExtra[];
}

/** What someone wants to book together; codes as they were typed. */
export interface WantedRooms {
  readonly rooms: readonly WantedRoom[];
  readonly promoCode: string | null;
  /** Opens the unlisted plan that has it. */
  readonly ratePlanCode: string | null;
  readonly voucherCode: string | null;
}
