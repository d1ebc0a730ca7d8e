import { useSyncExternalStore } from 'react';

/** From md (1,024 px) on there is room for the ledger beside the steps. */
export const desktopQuery = '(min-width: 1024px)';

/** A phone on its side, or a page enlarged four times: no height for more than the thing itself. */
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
