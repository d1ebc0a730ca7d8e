import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { FRESH_MS } from './document-data.ts';

/**
 * Calls are made even if the browser believes it is offline, as it may be wrong. Reads are retried after a network or
 * server failure, never after a refusal, and once more when the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});
