import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import type { BedChoices } from './beds.ts';

const notAsked: BedChoices = [];

/** How the beds can stand, by room type; known at once where the hotel does not ask. */
export function useBeds() {
  const { property, config } = useHotel();
  const isAsked = config.ShowRoomConfigurationQuestion;
  const { data, error, refetch } = useQuery({
    queryKey: ['beds', property.PropertyId],
    queryFn: ({ signal }) =>
      getJson<BedChoices>(apiPaths.roomTypeConfiguration(), { propertyId: property.PropertyId }, { signal }),
    enabled: isAsked,
  });
  return { beds: isAsked ? data : notAsked, error, refetch };
}
