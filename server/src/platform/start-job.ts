export interface Job {
  /** Waits for the current run, then starts no other. */
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly name: string;
  /** From the end of one run to the start of the next, milliseconds. */
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  readonly log: { error(facts: object, message: string): void };
}

/** Runs something periodically, never twice at once; a failure is logged and the next run follows as usual. */
export function startJob({ name, everyMs, run, log }: JobOptions): Job {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      running = runOnce();
    }, afterMs);
  }

  async function runOnce(): Promise<void> {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed');
    }
    if (!isStopped) schedule(everyMs);
  }

  schedule(0);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
