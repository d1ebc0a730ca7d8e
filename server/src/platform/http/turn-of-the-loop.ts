import { performance } from 'node:perf_hooks';

/** A browser opens so many connections to a host: the calls of one guest's page, all at once, are not too much. */
const ONE_PAGE = 6;

/**
 * Tells how long this turn of the event loop has been answering requests: milliseconds since the first call in it, 0 for
 * the first six. What has arrived meanwhile waits for the end of the turn, health checks too.
 */
export function turnOfTheLoop(): () => number {
  let turn: { readonly begun: number; calls: number } | undefined;
  return () => {
    if (turn === undefined) {
      turn = { begun: performance.now(), calls: 0 };
      // Comes when every connection that had something to say in this turn has been heard.
      setImmediate(() => (turn = undefined));
    }
    turn.calls += 1;
    return turn.calls > ONE_PAGE ? performance.now() - turn.begun : 0;
  };
}
