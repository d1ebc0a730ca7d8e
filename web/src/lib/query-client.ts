import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Reads are tried again when the network or the server failed, never when the answer was a no. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});
