import { useEffect } from 'react';
import { readSession, writeSession } from './session.ts';

/**
 * On each new view: sets the title, scrolls to the top, and focuses its h1. `view` names the view: the same name again
 * does nothing. The first view of a document leaves the focus to the browser, unless the guest came from another
 * document of ours.
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

/** For this tab: it has shown a page of ours. */
const VISITED = 'portico.visited';

/**
 * True when the document was opened by a link, and nothing in it has the focus: a reload and Back retain their
 * position.
 */
function isEntered(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isLink = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return isLink && (document.activeElement === null || document.activeElement === document.body);
}
