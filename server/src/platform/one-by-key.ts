/**
 * Runs at most one piece of work for each key at a time, and `most` in all; what is begun beyond that is not run. Work
 * must not reject.
 */
export function oneByKey(most: number) {
  const busy = new Map<string, Promise<void>>();
  return {
    begin: (key: string, work: () => Promise<void>): void => {
      if (busy.size >= most || busy.has(key)) return;
      busy.set(
        key,
        work().finally(() => busy.delete(key)),
      );
    },
    /** Waits until nothing runs. */
    settled: async (): Promise<void> => {
      while (busy.size > 0) await Promise.all(busy.values());
    },
  };
}
