import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './api.ts';

/**
 * A read of the server, kept by its path and what is asked there; `of`: what else its answer hangs on, such as the
 * version of a booking.
 */
export function getQuery<Answer>(
  path: string,
  query: Readonly<Record<string, string | number>> = {},
  ...of: readonly (string | number)[]
) {
  return queryOptions({
    queryKey: [path, query, ...of],
    queryFn: ({ signal }) => getJson<Answer>(path, query, { signal }),
  });
}

/** The same of a call that asks by a body, and changes nothing. */
export function postQuery<Answer>(path: string, body: object) {
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => postJson<Answer>(path, body, { signal }),
  });
}
