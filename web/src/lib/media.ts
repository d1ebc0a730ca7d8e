import { useSyncExternalStore } from 'react';

/** From md (1,024 px) there is room for the ledger beside the steps. */
export const desktopQuery = '(min-width: 1024px)';

/** A phone in landscape, or 400 % zoom: height for the essential only. */
export const lowQuery = '(max-height: 480px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
