import type { ManagePreviewResponse } from '@portico/contract/calls/manage-preview';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { postJson } from '../../../lib/api.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useBooked } from '../opened/managed-context.ts';
import { useReadAgain } from '../opened/use-managed.ts';
import { changeBody, type WantedChange } from '../opened/wanted-change.ts';

/** What a change would come to, of the booking as this tab shows it, until it is made. It changes nothing. */
export function usePreview(wanted: WantedChange, isMade: boolean) {
  const hotel = useHotel();
  const booking = useBooked();
  const readAgain = useReadAgain();
  const body = changeBody(hotel, booking, wanted);
  const preview = useQuery({
    queryKey: ['change-preview', JSON.stringify(wanted), body.Version],
    queryFn: ({ signal }) => postJson<ManagePreviewResponse>(apiPaths.managePreview(), body, { signal }),
    // Of the same choice the former sums stay in view, and can't be accepted, while the newer ones are asked for.
    placeholderData: (shown, of) => (of?.queryKey[1] === JSON.stringify(wanted) ? shown : undefined),
    enabled: !isMade,
    staleTime: 0,
    retry: false,
  });
  // Somebody else has changed the booking: it is shown as it is now, and this is asked again of that.
  const isStale = preview.data?.RefusalCode === 'reservation.changed-meanwhile';
  const lookAgain = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (isStale) lookAgain();
  }, [isStale]);
  return preview;
}
