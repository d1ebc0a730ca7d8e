import { performance } from 'node:perf_hooks';

/** A browser opens six connections to a host: the calls of two guests' pages, all at once, are not too much. */
const TWO_PAGES = 12;

/**
 * Tells how long this turn of the event loop has been answering requests: milliseconds since the first call in it, 0 for
 * the first twelve. What has arrived meanwhile waits for the end of the turn, health checks too.
 */
export function eventLoopLag(): () => number {
  let turn: { readonly begun: number; calls: number } | undefined;
  return () => {
    if (turn === undefined) {
      turn = { begun: performance.now(), calls: 0 };
      // Comes when every connection that had something to say in this turn has been heard.
      setImmediate(() => (turn = undefined));
    }
    turn.calls += 1;
    return turn.calls > TWO_PAGES ? performance.now() - turn.begun : 0;
  };
}
