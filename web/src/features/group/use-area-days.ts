import type { GroupAvailabilityResponse } from '@portico/contract/calls/group-availability';
import { apiPaths } from '@portico/contract/paths';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { useQuery } from '@tanstack/react-query';
import { postQuery } from '../../lib/call-query.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { useSettledDays, type CalendarKnowledge } from '../../parts/calendar/use-settled-days.ts';
import { useGroup } from '../../parts/hotel/hotel-context.ts';

/** The days over the hotels of an area, or of every one (null), asked for after the first paint. */
export function useAreaDays(isOpen: boolean, areaId: number | null): CalendarKnowledge {
  const { id, today } = useGroup();
  const { data, isError, refetch } = useQuery({
    ...postQuery<GroupAvailabilityResponse>(apiPaths.searchPropertyGroupAreaAvailability(), {
      PropertyGroupId: id,
      AreaId: areaId,
      LanguageCode: 'en',
      FromDate: today,
      ToDate: onSaleUntil(today),
    }),
    enabled: useIsPainted(),
  });
  const askAgain = isError ? () => void refetch() : undefined;
  return useSettledDays(isOpen, { answer: data?.Days, askAgain }, null);
}
