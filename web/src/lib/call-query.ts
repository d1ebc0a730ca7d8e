import type { BodyOf, PathOf, QueryOf } from '@portico/contract/endpoints/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './api.ts';

/**
 * A read of the server, cached by its path and its query; `of`: what else its answer depends on, such as the version of a
 * booking, or what stands for `:id` in its path.
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

/** The same of a call that asks by a body, and changes nothing. */
export function postQuery<Path extends PathOf<'POST'>>(path: Path, body: BodyOf<Path>) {
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => postJson(path, body, { signal }),
  });
}
