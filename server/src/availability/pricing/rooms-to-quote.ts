import type { RequestedRoom } from '@portico/contract/wire/room';

/** The parts of a requested room that decide its price. */
export type RoomToQuote = Pick<RequestedRoom, 'stay' | 'roomTypeId' | 'ratePlanId' | 'guests' | 'extras'>;

/** Rooms to book together; codes as typed. */
export interface RoomsToQuote {
  readonly rooms: readonly RoomToQuote[];
  readonly promoCode: string | null;
  /** Gives access to the unlisted plan with this code. */
  readonly ratePlanCode: string | null;
  readonly voucherCode: string | null;
  /** What the hotel's staff may decide; absent for guests. Rule: docs/desk.md, "A new booking". */
  readonly byStaff?:
    | {
        /** Length of stay, days of arrival and departure, and how long before do not count. */
        readonly areStayRulesWaived: boolean;
        /** Nothing is due before arrival, whatever the rate plan asks. */
        readonly isPaidOnArrival: boolean;
      }
    | undefined;
}
