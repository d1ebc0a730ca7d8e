import type { AbandonRequest, StatusResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths, guestPaths } from '@portico/contract/paths';
import { useState } from 'react';
import { postJson } from '../../lib/api.ts';
import { endedWords, leaveNews } from '../../parts/booked/ended-news.ts';
import { isFinal } from '../../parts/booked/use-status.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { afterAttempt } from './after-attempt.ts';

/** Where a guest who turns back at the bank wants to go. */
export type WayOut = 'checkout' | 'search';

/** Ends the attempt at the provider, and only then leads away; one that was paid meanwhile goes to `onBooked`. */
export function useWayOut(token: string, onBooked: () => void) {
  const hotel = useHotel();
  const { change } = useBooking();
  const { code, property } = hotel;
  /** The one under way. */
  const [taken, setTaken] = useState<WayOut | null>(null);
  /** The payment may still be open. */
  const [hasFailed, setFailed] = useState(false);

  async function take(way: WayOut): Promise<void> {
    if (taken !== null) return;
    setTaken(way);
    setFailed(false);
    const body: AbandonRequest = { PropertyId: property.PropertyId, ReferenceNumber: token };
    const status = await postJson<StatusResponse>(apiPaths.reservationAbandon(), body).catch(() => undefined);
    if (status === undefined || !isFinal(status.Status)) {
      setTaken(null);
      setFailed(true);
      return;
    }
    if (status.Status === 'Confirmed') return onBooked();
    change((kept) => afterAttempt(kept, token, false));
    if (way === 'search') leaveNews(code, endedWords(status, hotel));
    window.location.replace(way === 'search' ? guestPaths.book(code) : guestPaths.checkout(code, token));
  }

  return { taken, hasFailed, take };
}
