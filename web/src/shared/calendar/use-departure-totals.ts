import { fromWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Guests } from '@portico/domain/occupancy/guests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { postQuery } from '../../lib/call-query.ts';
import { useOwner } from '../hotel/hotel-context.ts';
import type { CalendarDays } from './calendar-days.ts';
import { stayFault } from './date-rules.ts';

/** The search whose stays the calendar prices; none are with a code. */
export interface PricedSearch {
  readonly rooms: readonly Guests[];
  readonly roomTypeId: number | null;
  readonly locationId: number | null;
  readonly ratePlanCode: string | null;
  readonly promoCode: string | null;
}

/** A call takes as many stays. */
const MOST_NIGHTS = 31;

/** By departure, what the stay from the chosen arrival costs, minor units. */
export type DepartureTotals = ReadonlyMap<LocalDate, number>;

/**
 * What the stay costs for each day the guest may leave on, up to 31 nights after `arrival`; null until it is known, when
 * it cannot be had, and for no search. Rule: docs/search.md, "Totals of several stays".
 */
export function useDepartureTotals(
  search: PricedSearch | null,
  arrival: LocalDate | null,
  days: CalendarDays | null,
): DepartureTotals | null {
  const { id, currency } = useOwner();
  const departures = useMemo(() => departuresFrom(arrival, days), [arrival, days]);
  const { data } = useQuery({
    ...postQuery('/api/Availability/Totals', {
      PropertyId: id,
      LanguageCode: 'en',
      RoomTypeId: search?.roomTypeId ?? null,
      LocationId: search?.locationId ?? null,
      Rooms: (search?.rooms ?? []).map(toWireGuestCounts),
      Stays: departures.map((departure) => ({ DateFrom: arrival ?? departure, DateTo: departure })),
    }),
    enabled: search?.ratePlanCode === null && search.promoCode === null && departures.length > 0,
  });
  return useMemo(() => {
    if (data === undefined || currency === null) return null;
    return new Map(
      data.Totals.flatMap(({ DateTo, TotalCost }) =>
        TotalCost === null ? [] : [[DateTo, fromWireAmount(TotalCost, currency)]],
      ),
    );
  }, [data, currency]);
}

function departuresFrom(arrival: LocalDate | null, days: CalendarDays | null): LocalDate[] {
  if (arrival === null || days === null) return [];
  const nights = Array.from({ length: MOST_NIGHTS }, (_, index) => addDays(arrival, index + 1));
  return nights.filter((departure) => stayFault({ arrival, departure }, days) === null);
}
