import { useEffect } from 'react';
import { readSession, writeSession } from './session.ts';

/**
 * On each new view: its title, the top of the page, and the focus on its h1. `view` names the view: the same name
 * again moves nothing. The first view of a document leaves the focus to the browser, unless the guest has come from
 * another document of ours.
 */
export function usePageFocus(title: string, view: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shownView === view) return;
    const isFirst = shownView === undefined;
    shownView = view;
    const isFromOurs = readSession(VISITED) === true;
    writeSession(VISITED, true);
    if (isFirst && !(isFromOurs && isEntered())) return;
    if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);
}

let shownView: string | undefined;

/** Of this tab: a page of ours was shown in it. */
const VISITED = 'portico.visited';

/** True where the document was come to by a link, and nothing in it has the focus: a reload and Back keep their place. */
function isEntered(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isLink = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return isLink && (document.activeElement === null || document.activeElement === document.body);
}
