import type {
  AbandonChangeRequestBody,
  AbandonChangeResponse,
} from '@portico/contract/calls/manage-abandon-change';
import { apiPaths } from '@portico/contract/paths';
import { useState } from 'react';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { sendOnce } from '../../../parts/paying/send-once.ts';
import { useBooked } from '../opened/managed-context.ts';
import { useSay } from '../opened/page-news.tsx';
import { useTakeBooking } from '../opened/use-managed.ts';
import { useShow } from '../opened/use-view.ts';
import { overview } from '../opened/view.ts';
import { keepSentChange } from './sent-change.ts';

const isCalledOff = 'Your booking stays as it is, and nothing is charged for the change.';
const isUnderWay =
  'We could not call the change off: its payment may be under way. Please try again in a moment.';

/** Calls off the change that waits for its payment, and says so on the overview; one that was paid meanwhile is made. */
export function useAbandonChange() {
  const { property } = useHotel();
  const { ReservationId } = useBooked();
  const takeBooking = useTakeBooking();
  const show = useShow();
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);

  async function abandon(ChangeId: string): Promise<void> {
    if (isAsking) return;
    setIsAsking(true);
    const body = { PropertyId: property.PropertyId, ReservationId, ChangeId } as const;
    const request = {
      path: apiPaths.manageAbandonChange(),
      body: body satisfies AbandonChangeRequestBody,
      key: ChangeId,
    };
    const outcome = await sendOnce<AbandonChangeResponse>(request, () => undefined);
    setIsAsking(false);
    if (outcome.kind !== 'answered') return say({ tone: 'negative', message: isUnderWay });
    const { Success, Reservation } = outcome.answer;
    if (Success) keepSentChange(ReservationId, null);
    takeBooking(Reservation);
    if (Success) {
      say({ tone: 'positive', message: isCalledOff });
      show(overview, { instead: true });
    } else if (Reservation.PendingChange !== null) say({ tone: 'negative', message: isUnderWay });
  }

  return { abandon, isAsking };
}
