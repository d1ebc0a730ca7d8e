import { useEffect } from 'react';

/**
 * On each new view: its title, the top of the page, and the focus on its h1. `view` names the view: the same name
 * again moves nothing. The first view of a document leaves the focus to the browser.
 */
export function usePageFocus(title: string, view: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shownView === view) return;
    const isFirst = shownView === undefined;
    shownView = view;
    if (isFirst) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);
}

let shownView: string | undefined;
