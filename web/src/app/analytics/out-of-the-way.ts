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
    window.addEventListener('scrollend', look);
    window.addEventListener('resize', look);
    look();
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scrollend', look);
      window.removeEventListener('resize', look);
    };
  }, [bar]);
  return covers;
}

function coversPrice(bar: HTMLElement): boolean {
  const { top, bottom } = bar.getBoundingClientRect();
  // What has the focus stays.
  if (bar.contains(document.activeElement)) return false;
  const prices = [...document.querySelectorAll('main .money')];
  return prices.some((price) => {
    const box = price.getBoundingClientRect();
    return box.height > 0 && box.top < bottom && box.bottom > top;
  });
}
