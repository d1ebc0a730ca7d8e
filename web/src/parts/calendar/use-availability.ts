import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { apiPaths } from '@portico/contract/paths';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { useHotel } from '../hotel/hotel-context.ts';

/** The days of the 36 months on sale, asked for after the first paint. */
export interface Availability {
  /** Undefined until they are there. */
  readonly answer: readonly AvailabilityDay[] | undefined;
  /** Asks once more; undefined where the question did not fail. */
  readonly askAgain: (() => void) | undefined;
}

/** `ratePlanCode`: of that rate plan alone, where the hotel has it. */
export function useAvailability(ratePlanCode: string | null): Availability {
  const { property, today } = useHotel();
  const isPainted = useIsPainted();
  const query = {
    propertyId: property.PropertyId,
    fromDate: today,
    toDate: onSaleUntil(today),
    languageCode: 'en',
    ...(ratePlanCode !== null && { ratePlanCode }),
  };
  const { data, isError, refetch } = useQuery({
    queryKey: ['availability', query],
    queryFn: ({ signal }) => getJson<AvailabilityDay[]>(apiPaths.availability(), query, { signal }),
    enabled: isPainted,
  });
  return { answer: data, askAgain: isError ? () => void refetch() : undefined };
}
