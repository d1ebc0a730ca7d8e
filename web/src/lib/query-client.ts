import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * A call is made whether or not the browser believes that there is a network: it may be wrong, and a booking that waited
 * for one would be sent when its guest no longer expects it. Reads are tried again when the network or the server failed,
 * never when the answer was a no, and once more when the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});
