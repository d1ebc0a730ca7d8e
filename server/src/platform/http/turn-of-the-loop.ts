import { performance } from 'node:perf_hooks';

/**
 * Tells how long this turn of the event loop has been answering requests: milliseconds since the first call in it, 0 for
 * that one. What has arrived meanwhile waits for the end of the turn, health checks too.
 */
export function turnOfTheLoop(): () => number {
  let begun: number | undefined;
  return () => {
    if (begun === undefined) {
      begun = performance.now();
      // Comes when every connection that had something to say in this turn has been heard.
      setImmediate(() => (begun = undefined));
    }
    return performance.now() - begun;
  };
}
