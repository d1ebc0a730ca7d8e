import type { AnswerOf, BodyOf, PathOf } from '@portico/contract/endpoints/endpoints';
import type { ManagePreviewRequestBody } from '@portico/contract/calls/manage-preview';
import type { RefusalCode } from '@portico/contract/refusals';
import { grantEndedText } from '@portico/contract/texts/manage-texts';
import { limitNews, type ApiError } from '../../../lib/api-error.ts';
import { postJson } from '../../../lib/api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { roomName } from '../../../shared/booked/room-name.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { sendOnce } from '../../../shared/submitting/send-once.ts';
import { failedTexts } from '../../../shared/submitting/submit-texts.ts';
import { useSubmit } from '../../../shared/submitting/use-submit.ts';
import { useShowNews } from '../opened/page-news.tsx';
import { useReadAgain } from '../opened/use-managed.ts';
import { useShow } from '../opened/use-view.ts';
import { overview } from '../opened/view.ts';
import { changeBody } from '../opened/requested-change.ts';
import { type CancelledThing, costOf } from './cancelled-thing.ts';

interface Cancelling {
  readonly thing: CancelledThing;
  /** One of the hotel's reasons; null: none was chosen. */
  readonly reasonId: number | null;
}

/** The result, in words for the guest. */
interface Cancelled {
  readonly isDone: boolean;
  /** Null: the server sent none. */
  readonly message: string | null;
}

const costChanged: Cancelled = {
  isDone: false,
  message: 'What cancelling costs has changed meanwhile, so nothing was cancelled. Please look at it again.',
};

/**
 * Cancels at the cost the guest saw and at no other; a repeat has no further effect. Throws an ApiError when the result
 * is unknown, or the request was rejected.
 */
async function sendCancel(hotel: Hotel, thing: CancelledThing, reasonId: number | null): Promise<Cancelled> {
  const { booking } = thing;
  if (thing.of === 'booking') {
    const { Success, Message, RefusalCode } = await once('/api/ManageBooking/Cancel', {
      PropertyId: hotel.id,
      ReservationId: booking.ReservationId,
      CancellationReasonId: reasonId,
      Version: booking.Version,
      SeenCost: costOf(thing).CostNow,
    });
    return { isDone: Success, message: Success ? Message : notCancelled(Message, RefusalCode) };
  }
  const { ReservationItemId } = thing.room;
  const wanted: ManagePreviewRequestBody = changeBody(hotel, booking, {
    RoomsToCancel: [{ ReservationItemId, CancellationReasonId: reasonId }],
  });
  const { Quote, Message, RefusalCode } = await postJson('/api/ManageBooking/Preview', wanted);
  if (Quote === null) return { isDone: false, message: notCancelled(Message, RefusalCode) };
  if (Quote.CancellationFee !== costOf(thing).CostNow) return costChanged;
  const updated = await once('/api/ManageBooking/Update', {
    ...wanted,
    SeenTotalCost: Quote.TotalNow,
    SeenPayment: Quote.ToPayNow,
  });
  if (!updated.Success) return { isDone: false, message: notCancelled(updated.Message, updated.RefusalCode) };
  const name = roomName(thing.room, booking, hotel.unit);
  return { isDone: true, message: updated.Message ?? `${name} is cancelled.` };
}

/** Why nothing was cancelled, adding that nothing was when the text does not state it. */
function notCancelled(message: string | null, code: RefusalCode | null): string {
  if (message === null) return failedTexts.change;
  const isStated = code === 'change.cost-changed' || code === 'change.cancelled';
  return isStated ? message : `${message} Nothing was cancelled.`;
}

async function once<Path extends PathOf<'POST'>>(path: Path, body: BodyOf<Path>): Promise<AnswerOf<Path>> {
  const outcome = await sendOnce({ path, body, key: randomKey() }, () => undefined);
  if (outcome.kind === 'answered') return outcome.answer;
  throw outcome.error;
}

/**
 * Cancels, reads the booking again, and reports the result. `onOver` closes the form either way, before the new state
 * shows: under an open dialog no heading takes the focus.
 */
export function useCancel(onOver: () => void) {
  const hotel = useHotel();
  const showNews = useShowNews();
  const show = useShow();
  const readAgain = useReadAgain();
  const { state, submit } = useSubmit({
    send: async ({ thing, reasonId }: Cancelling) => end(await sendCancel(hotel, thing, reasonId)),
    onFault: (error) => end({ isDone: false, message: faultText(error) }),
  });

  async function end({ isDone, message }: Cancelled): Promise<void> {
    onOver();
    showNews({ tone: isDone ? 'positive' : 'negative', message: message ?? failedTexts.change });
    await readAgain();
    if (isDone) show(overview, { instead: true });
  }

  function faultText(error: ApiError): string {
    if (error.status === 404) return grantEndedText;
    return limitNews(error, hotel.telephone) ?? error.message;
  }

  return { cancel: submit, state };
}
