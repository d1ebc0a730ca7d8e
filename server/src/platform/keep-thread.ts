import { Worker } from 'node:worker_threads';

/** A thread that is started again whenever it ends. */
export interface KeptThread {
  /** Lost while the thread is being started again. */
  post(message: object): void;
  /** Posts `stop`, and waits until the thread has ended. */
  stop(): Promise<void>;
}

export interface ThreadOptions {
  /** The path of what it runs. */
  readonly program: string;
  /** Copied to each start of it. */
  readonly data: object;
  readonly stop: object;
  readonly onMessage: (message: unknown) => void;
  /** Told why the thread ended that nobody had stopped. */
  readonly onCrash: (error: unknown) => void;
  /** From such an end to the next start, milliseconds. */
  readonly pauseMs: number;
}

export function keepThread({ program, data, stop, onMessage, onCrash, pauseMs }: ThreadOptions): KeptThread {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let ended = Promise.resolve();
  let running: Worker | undefined;

  function start(): void {
    const thread = new Worker(program, { workerData: data });
    let why: unknown = new Error('a thread ended that nobody had stopped');
    thread.on('message', onMessage);
    thread.on('error', (error) => {
      why = error;
    });
    running = thread;
    ended = new Promise((resolve) => {
      thread.once('exit', () => {
        running = undefined;
        resolve();
        if (isStopping) return;
        onCrash(why);
        timer = setTimeout(start, pauseMs);
      });
    });
  }

  start();
  return {
    post: (message) => running?.postMessage(message),
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      running?.postMessage(stop);
      await ended;
    },
  };
}
