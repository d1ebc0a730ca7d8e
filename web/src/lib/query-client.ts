import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { FRESH_MS } from './document-data.ts';

/**
 * Calls are made whether or not the browser believes that there is a network, which it may be wrong about. Reads are tried
 * again when the network or the server failed, never when the answer was a no, and once more when the network is back.
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
