import { matchPath } from 'react-router';
import type { LazyPage } from './lazy-page.ts';

/**
 * Fetches the page that the document was opened at, if it is one of these. The painted shell stands until then: after
 * a placeholder React would hold the page back for a third of a second.
 */
export async function firstPageLoaded(
  pages: readonly (readonly [pattern: string, page: LazyPage])[],
): Promise<void> {
  const { pathname } = window.location;
  await pages.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1].preload();
}
