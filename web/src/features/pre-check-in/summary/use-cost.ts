import type { PreCheckInPreviewResponse } from '@portico/contract/calls/pre-check-in-save';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { postJson } from '../../../lib/api.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { wantedExtras } from '../opened/shown.ts';
import { useReadAgain } from '../opened/use-link.ts';
import { wantedCheckIn } from './wanted.ts';

/** What the extras come to, where some are to be another number; it changes nothing. */
export function useCost() {
  const checkIn = useCheckIn();
  const { link, reservation, draft } = checkIn;
  const readAgain = useReadAgain(link);
  const extras = reservation.ReservationItems.map((item) => wantedExtras(item, draft));
  const isAsked = extras.some((changed) => changed.length > 0);
  const cost = useQuery({
    queryKey: ['check-in-cost', link.code, reservation.Version, JSON.stringify(extras)],
    queryFn: ({ signal }) =>
      postJson<PreCheckInPreviewResponse>(apiPaths.preCheckInPreview(), wantedCheckIn(checkIn), { signal }),
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  });
  // Somebody else has changed the booking: it is shown as it is now, and this is asked again of that.
  const isStale = cost.data?.RefusalCode === 'reservation.changed-meanwhile';
  const lookAgain = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (isStale) lookAgain();
  }, [isStale]);
  return { ...cost, isAsked };
}
