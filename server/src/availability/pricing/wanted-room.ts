import type { RequestedRoom } from '@portico/contract/wire/room';

/** Of a room that someone wants to book, what decides its price. */
export type WantedRoom = Pick<RequestedRoom, 'stay' | 'roomTypeId' | 'ratePlanId' | 'guests' | 'extras'>;

/** What someone wants to book together; codes as they were typed. */
export interface WantedRooms {
  readonly rooms: readonly WantedRoom[];
  readonly promoCode: string | null;
  /** Opens the unlisted plan that has it. */
  readonly ratePlanCode: string | null;
  readonly voucherCode: string | null;
}
