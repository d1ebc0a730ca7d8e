import type { ManageConfigResponse } from '@portico/contract/calls/manage-booking';
import type { CancellationReason } from '@portico/contract/calls/static-data';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';

/** The reasons that the hotel lists, and whether it asks for one; undefined until they are known. */
export function useReasons() {
  const { code } = useHotel();
  return useQuery({
    queryKey: ['reasons', code],
    queryFn: async ({ signal }) => {
      const [config, reasons] = await Promise.all([
        getJson<ManageConfigResponse>(apiPaths.manageConfig(code), {}, { signal }),
        getJson<CancellationReason[]>(apiPaths.cancellationReasons(code), {}, { signal }),
      ]);
      return { reasons, isRequired: config.CancellationReasonRequired };
    },
    staleTime: Infinity,
  });
}
