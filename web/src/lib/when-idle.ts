/** Runs once when the browser has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(request);
  }
  // Safari has no idle callback.
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}
