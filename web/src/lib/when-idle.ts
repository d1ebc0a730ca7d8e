import { queryClient } from './query-client.ts';

/** Milliseconds between checks whether the page is still loading. */
const A_LOOK = 200;

/**
 * Runs once when the page has loaded (its files, its calls, the requested pictures) and the browser is idle; the
 * returned function cancels it.
 */
export function whenIdle(run: () => void): () => void {
  let callOff = afterALook();
  return () => callOff();

  function afterALook(): () => void {
    const timer = setTimeout(() => {
      callOff = isWaiting() ? afterALook() : whenBrowserIdle(run);
    }, A_LOOK);
    return () => clearTimeout(timer);
  }
}

function isWaiting(): boolean {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return (
    document.readyState !== 'complete' ||
    queryClient.isFetching() > 0 ||
    pictures.some(({ complete }) => !complete)
  );
}

function whenBrowserIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(request);
  }
  // Safari has no idle callback.
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}
