import type { ManagePreviewRequest } from '@portico/contract/calls/manage-preview';
import type { ChangePlan } from '../../core/change/change-plan.ts';
import { isSeenSum } from '../../core/change/seen-sum.ts';

/** Whether each sum that the guest saw is the plan's; of one that the client does not say nothing is asked. */
export function isAsSeen(body: ManagePreviewRequest, { before, after, money }: ChangePlan): boolean {
  const isSeen = (seen: number | null | undefined, minor: number) => isSeenSum(seen, minor, after.currency);
  const added = after.rooms.slice(before.rooms.length);
  const rooms = body.ReservationItems.map((item) =>
    (item.ReservationItemId ?? null) === null
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
