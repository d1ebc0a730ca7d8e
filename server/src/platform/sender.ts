/** Tells others what is due to them, each apart from the rest: a slow one delays only itself. */
export interface Sender {
  /** Begins to tell what is due, without waiting for it. */
  begin(): Promise<void>;
  /** Waits until nothing is being told. */
  settled(): Promise<void>;
  /** Aborts what is being told; it is told again after the start. */
  stop(): Promise<void>;
}

interface Sending<Due> {
  /** Others served at a time. Those beyond it wait for a later `begin`, so `readDue` gives them in no order. */
  readonly most: number;
  readonly readDue: () => Promise<readonly Due[]>;
  /** Of one who is served at most once at a time. */
  readonly keyOf: (due: Due) => string;
  readonly serve: (due: Due, stopping: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown, due: Due) => void;
}

export function senderOf<Due>({ most, readDue, keyOf, serve, onError }: Sending<Due>): Sender {
  const busy = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const settled = async () => {
    while (busy.size > 0) await Promise.all(busy.values());
  };
  return {
    begin: async () => {
      for (const due of await readDue()) {
        const key = keyOf(due);
        if (busy.size >= most || busy.has(key)) continue;
        const work = serve(due, stopping.signal).catch((error: unknown) => onError(error, due));
        busy.set(
          key,
          work.finally(() => busy.delete(key)),
        );
      }
    },
    settled,
    stop: async () => {
      stopping.abort();
      await settled();
    },
  };
}
