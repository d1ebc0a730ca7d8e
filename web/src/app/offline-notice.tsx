import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.tsx';

/** Said above a page for as long as there is no network; the region stands there before, so that it is announced. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className="wrap">
          <Notice tone="warning" title="You are offline." live="off">
            Everything you have chosen and typed is kept. Nothing is sent until you are connected again.
          </Notice>
        </div>
      )}
    </div>
  );
}

/** False while the browser knows of no network. True says little: what is asked may still not be reached. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
}
