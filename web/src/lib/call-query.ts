import type { BodyOf, PathOf, QueryOf } from '@portico/contract/endpoints/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './api.ts';

/**
 * A read from the server, cached by its path and query; `of`: what else its answer depends on, such as a booking's
 * version, or the value of `:id` in its path.
 */
export function getQuery<Path extends PathOf<'GET'>>(
  path: Path,
  query: QueryOf<Path>,
  of: { readonly id?: string; readonly version?: number } = {},
) {
  return queryOptions({
    queryKey: [path, query, of],
    queryFn: ({ signal }) => getJson(path, query, { signal, ...(of.id && { params: { id: of.id } }) }),
  });
}

/** The same for a call that reads by a body, and changes nothing. */
export function postQuery<Path extends PathOf<'POST'>>(path: Path, body: BodyOf<Path>) {
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => postJson(path, body, { signal }),
  });
}
