/** Runs something once after some milliseconds, unless cancelled. */
export type Later = (ms: number, run: () => void) => { callOff(): void };

export const systemLater: Later = (ms, run) => {
  const timer = setTimeout(run, ms);
  return { callOff: () => clearTimeout(timer) };
};

/** The same, with a stop that cancels everything pending and everything scheduled later. */
export function stoppableLater(later: Later): { later: Later; stop(): void } {
  const waiting = new Set<{ callOff(): void }>();
  let isStopped = false;
  return {
    later(ms, run) {
      if (isStopped) return { callOff: () => undefined };
      const timer = later(ms, () => {
        waiting.delete(timer);
        run();
      });
      waiting.add(timer);
      return timer;
    },
    stop() {
      isStopped = true;
      for (const timer of waiting) timer.callOff();
    },
  };
}
