import type { CancelRequestBody, CancelResponse } from '@portico/contract/calls/manage-cancel';
import type { ManagePreviewRequestBody, ManagePreviewResponse } from '@portico/contract/calls/manage-preview';
import type { ManageUpdateRequestBody, ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { RefusalCode } from '@portico/contract/refusals';
import { apiPaths } from '@portico/contract/paths';
import { postJson } from '../../../lib/api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';
import { sendOnce } from '../../../parts/paying/send-once.ts';
import { roomName } from '../../../parts/booked/room-name.ts';
import { changeBody } from '../opened/wanted-change.ts';
import { costOf, type CancelledThing } from './cancelled-thing.ts';

/** What came of it, in words for the guest. */
export interface Cancelled {
  readonly isDone: boolean;
  /** Null: the server had none. */
  readonly message: string | null;
}

/** Where the server has no words. */
export const failed = 'Failed to save Reservation';

const costChanged: Cancelled = {
  isDone: false,
  message: 'What cancelling costs has changed meanwhile, so nothing was cancelled. Please look at it again.',
};

/**
 * Cancels at the cost that was seen and at no other; asked twice, it acts once. Throws an ApiError where nobody said
 * what came of it, or the request was refused as such.
 */
export async function sendCancel(
  hotel: Hotel,
  thing: CancelledThing,
  reasonId: number | null,
): Promise<Cancelled> {
  const { booking } = thing;
  if (thing.of === 'booking') {
    const { Success, Message, RefusalCode } = await once<CancelResponse>(apiPaths.manageCancel(), {
      PropertyId: hotel.id,
      ReservationId: booking.ReservationId,
      CancellationReasonId: reasonId,
      Version: booking.Version,
      SeenCost: costOf(thing).CostNow,
    } satisfies CancelRequestBody);
    return { isDone: Success, message: Success ? Message : notCancelled(Message, RefusalCode) };
  }
  const { ReservationItemId } = thing.room;
  const wanted: ManagePreviewRequestBody = changeBody(hotel, booking, {
    RoomsToCancel: [{ ReservationItemId, CancellationReasonId: reasonId }],
  });
  const { Quote, Message, RefusalCode } = await postJson<ManagePreviewResponse>(
    apiPaths.managePreview(),
    wanted,
  );
  if (Quote === null) return { isDone: false, message: notCancelled(Message, RefusalCode) };
  if (Quote.CancellationFee !== costOf(thing).CostNow) return costChanged;
  const updated = await once<ManageUpdateResponse>(apiPaths.manageUpdate(), {
    ...wanted,
    SeenTotalCost: Quote.TotalNow,
    SeenPayment: Quote.ToPayNow,
  } satisfies ManageUpdateRequestBody);
  if (!updated.Success) return { isDone: false, message: notCancelled(updated.Message, updated.RefusalCode) };
  const name = roomName(thing.room, booking, hotel.unit);
  return { isDone: true, message: updated.Message ?? `${name} is cancelled.` };
}

/** Why nothing was cancelled, and that nothing was, where the words do not say so themselves. */
function notCancelled(message: string | null, code: RefusalCode | null): string {
  if (message === null) return failed;
  const isSaid = code === 'change.cost-changed' || code === 'change.cancelled';
  return isSaid ? message : `${message} Nothing was cancelled.`;
}

async function once<Answer>(path: string, body: object): Promise<Answer> {
  const outcome = await sendOnce<Answer>({ path, body, key: randomKey() }, () => undefined);
  if (outcome.kind === 'answered') return outcome.answer;
  throw outcome.error;
}
