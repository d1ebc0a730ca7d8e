import { queryOptions } from '@tanstack/react-query';
import { deskQuery } from './desk-queries.ts';

/**
 * What needs a person: counted at the tab Today, listed on its screen. Read again when a screen comes back to the front,
 * never by a timer, which would keep an idle log-in from being idle.
 */
export const needsQuery = queryOptions({
  ...deskQuery('Today/ReadNeeds', {}),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});
