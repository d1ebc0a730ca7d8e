import type { ManagePreviewRequest } from '@portico/contract/calls/manage-preview';
import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import { minorOf } from '@portico/domain/money/decimal';
import type { ChangePlan } from '../../core/change/change-plan.ts';
import type { ChangeRefusal } from '../../core/change/change-refusal.ts';
import type { OnceRefusal } from '../../core/once/once.ts';
import type { BookedReservation } from '../../core/reservation/booked-reservation.ts';

/** Why an order to change a booking is not carried out. */
export type UpdateRefusal =
  | ChangeRefusal
  | OnceRefusal
  | { readonly code: 'reservation.changed-meanwhile' | 'payment.not-configured' | 'payment.too-small' }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number }
  /** Another price than the guest saw. */
  | { readonly code: 'quote.price-changed'; readonly quote: WireChangeQuote };

/** Whether the guest has seen another version of the booking. */
export function changedMeanwhile(
  { Version: seen }: Pick<ManagePreviewRequest, 'Version'>,
  { version }: Pick<BookedReservation, 'version'>,
): boolean {
  return typeof seen === 'number' && seen !== version;
}

/** Whether each sum that the guest saw is the plan's; of one that the client does not say nothing is asked. */
export function isAsSeen(body: ManagePreviewRequest, { before, after, money }: ChangePlan): boolean {
  const isSeen = (seen: number | null | undefined, minor: number) =>
    typeof seen !== 'number' || minorOf(seen, after.currency) === minor;
  const added = after.rooms.slice(before.rooms.length);
  const rooms = body.ReservationItems.map((item) =>
    item.ReservationItemId === null
      ? added.shift()
      : after.rooms.find(({ itemId }) => itemId === item.ReservationItemId),
  );
  return (
    isSeen(body.SeenTotalCost, after.grossMinor) &&
    isSeen(body.SeenPayment, money.takeMinor) &&
    body.ReservationItems.every(({ TotalCost }, index) => {
      const room = rooms[index];
      return room === undefined || isSeen(TotalCost, room.grossMinor + room.extrasGrossMinor);
    })
  );
}
