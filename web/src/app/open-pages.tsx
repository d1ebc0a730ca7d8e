import { pageNames, pages } from '@portico/contract/pages';
import { matchPath } from 'react-router';
import { mount } from './mount.tsx';
import type { PagesHere } from './pages-here.ts';
import { Pages } from './pages.tsx';

/**
 * Shows this document, once the page that it was opened at has come. The painted shell stands until then: after a
 * placeholder React would hold the page back for a third of a second.
 */
export async function openPages(here: PagesHere): Promise<void> {
  const { pathname } = window.location;
  const first = pageNames.find((name) => matchPath(pages[name].path, pathname) !== null);
  if (first !== undefined) await here[first]?.preload?.();
  mount(<Pages here={here} />);
}
