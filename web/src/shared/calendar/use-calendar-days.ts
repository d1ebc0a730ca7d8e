import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getQuery } from '../../lib/call-query.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { useSettledDays, type CalendarKnowledge } from './use-settled-days.ts';

/** A room type at a rate plan. */
export interface CalendarRate {
  readonly RoomTypeId: RoomTypeId;
  readonly RatePlanId: RatePlanId;
}

/**
 * The days of the 36 months on sale, requested after the first paint. `ratePlanCode`: of that rate plan only, if the
 * hotel has it; `rate`: for that room type, at that plan's prices only.
 */
export function useCalendarDays(
  isOpen: boolean,
  ratePlanCode: string | null,
  rate: CalendarRate | null = null,
): CalendarKnowledge {
  const hotel = useHotel();
  const days = availabilityQuery(hotel, hotel.today, onSaleUntil(hotel.today), {
    ...(ratePlanCode !== null && { ratePlanCode }),
    ...(rate !== null && { roomTypeId: String(rate.RoomTypeId) }),
  });
  const { data, isError, refetch } = useQuery({ ...days, enabled: useIsPainted() });
  const ratePlanId = rate?.RatePlanId ?? null;
  const answer = useMemo(
    () => (ratePlanId === null ? data : data?.map((day) => atPlan(day, ratePlanId))),
    [data, ratePlanId],
  );
  const availability = { answer, refetch: isError ? () => void refetch() : undefined };
  return useSettledDays(isOpen, availability, hotel);
}

/**
 * The minimum stay from that day, in nights; null when the hotel has none, does not publish it, or it is not loaded
 * yet.
 */
export function useArrivalMinimum(arrival: LocalDate): number | null {
  const hotel = useHotel();
  const { data } = useQuery({
    ...availabilityQuery(hotel, arrival, arrival, {}),
    enabled: hotel.config.ShowMinimumLengthOfStayNotification,
  });
  const minimum = data?.[0]?.MinLengthOfStay ?? 1;
  return minimum > 1 ? minimum : null;
}

/** With that plan's price; without one on days when no stay at it starts, as for an unlisted plan. */
function atPlan(day: AvailabilityDay, ratePlanId: RatePlanId): AvailabilityDay {
  const rate = day.Rates.find(({ RatePlanId }) => RatePlanId === ratePlanId);
  return { ...day, MinimumRate: rate?.MinimumRate ?? null };
}

function availabilityQuery(
  { id }: Hotel,
  from: LocalDate,
  to: LocalDate,
  of: { readonly ratePlanCode?: string; readonly roomTypeId?: string },
) {
  return getQuery('/api/Availability', {
    propertyId: id,
    fromDate: from,
    toDate: to,
    languageCode: 'en',
    ...of,
  });
}
