import { saysMoney } from '@portico/contract/texts/money-text';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Pixels: less is a thumb that rests on the glass. */
const SCROLLED = 40;

/** Whether the page is scrolled away from its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true });
      return () => window.removeEventListener('scroll', changed);
    },
    () => window.scrollY > SCROLLED,
  );
}

/** Whether a price stands behind a bar, looked at whenever the page has come to rest. */
export function useCoversPrice(bar: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const look = () => setCovers(bar.current !== null && coversPrice(bar.current));
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    sizes?.observe(document.body);
    if (bar.current !== null) sizes?.observe(bar.current);
    // Safari learned to say so late.
    const rest = 'onscrollend' in window ? 'scrollend' : 'scroll';
    window.addEventListener(rest, look, { passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      sizes?.disconnect();
      window.removeEventListener(rest, look);
      window.removeEventListener('resize', look);
    };
  }, [bar]);
  return covers;
}

function coversPrice(bar: HTMLElement): boolean {
  // What has the focus stays.
  const main = document.querySelector('main');
  if (main === null || bar.contains(document.activeElement)) return false;
  const { top, bottom } = bar.getBoundingClientRect();
  const range = document.createRange();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode: text } = texts;
    if (!saysMoney(text.nodeValue ?? '')) continue;
    range.selectNode(text);
    const box = range.getBoundingClientRect();
    if (box.height > 0 && box.top < bottom && box.bottom > top && isPainted(text, box, top, bottom))
      return true;
  }
  return false;
}

/** Not where it is cut off by a part of the page that scrolls within itself. */
function isPainted(text: Node, box: DOMRect, top: number, bottom: number): boolean {
  const middle = (Math.max(box.top, top) + Math.min(box.bottom, bottom)) / 2;
  const there = document.elementsFromPoint((box.left + box.right) / 2, middle);
  return text.parentElement !== null && there.includes(text.parentElement);
}
