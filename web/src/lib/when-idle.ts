import { queryClient } from './query-client.ts';

/** Milliseconds between two looks whether the page still waits for something. */
const A_LOOK = 200;

/**
 * Runs once when the page has what it waits for (its files, the answers to its calls, the pictures that are asked for)
 * and the browser has nothing better to do; the answer calls it off.
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
