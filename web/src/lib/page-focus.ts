import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { readSession, writeSession } from './session.ts';

interface Place {
  readonly top: number;
  /** The address of the pressed link. */
  readonly link: string | null;
}

/** Where each view of this document was left that Back returns to. */
const places = new Map<string, Place>();

/**
 * Makes Back to `view` return to the item of a list that was looked at: its scroll position, and the focus on its link.
 * For lists of articles, from which a guest looks at one after the other. Before `usePageFocus`.
 */
export function useReturn(view: string | undefined): void {
  const isBack = useNavigationType() === 'POP';
  const left = view === undefined || !isBack ? undefined : places.get(view);
  useEffect(() => {
    if (view === undefined) return undefined;
    if (left !== undefined) {
      shownView = view;
      window.scrollTo({ top: left.top, behavior: 'instant' });
      const isLink = (one: HTMLAnchorElement) => one.getAttribute('href') === left.link;
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
        .find(isLink)
        ?.focus({ preventScroll: true });
    }
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('article a[href]') : null;
      if (link === null) places.delete(view);
      else places.set(view, { top: window.scrollY, link: link.getAttribute('href') });
    };
    // Before the next view changes the height of the page.
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each view
  }, [view]);
}

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
