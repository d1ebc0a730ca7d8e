import { grantEndedText } from '@portico/contract/texts/manage-texts';
import { useState } from 'react';
import { ApiError, limitNews } from '../../../lib/api-error.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useSay } from '../opened/page-news.tsx';
import { useReadAgain } from '../opened/use-managed.ts';
import { useShow } from '../opened/use-view.ts';
import { overview } from '../opened/view.ts';
import type { CancelledThing } from './cancelled-thing.ts';
import { failed, sendCancel, type Cancelled } from './send-cancel.ts';

/**
 * Cancels, reads the booking anew, and says what came of it; `onOver` closes the form either way, before the booking is
 * shown as it is now: under an open dialog no heading takes the focus.
 */
export function useCancel(onOver: () => void) {
  const hotel = useHotel();
  const say = useSay();
  const show = useShow();
  const readAgain = useReadAgain();
  const [isCancelling, setIsCancelling] = useState(false);

  async function cancel(thing: CancelledThing, reasonId: number | null): Promise<void> {
    if (isCancelling) return;
    setIsCancelling(true);
    const { isDone, message } = await sendCancel(hotel, thing, reasonId).catch(notDone);
    onOver();
    say({ tone: isDone ? 'positive' : 'negative', message: message ?? failed });
    await readAgain();
    if (isDone) show(overview, { instead: true });
  }

  function notDone(error: unknown): Cancelled {
    if (!(error instanceof ApiError)) throw error;
    const words = error.status === 404 ? grantEndedText : limitNews(error, hotel.telephone);
    return { isDone: false, message: words ?? error.message };
  }

  return { cancel, isCancelling };
}
