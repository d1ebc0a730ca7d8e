import { useSyncExternalStore } from 'react';

/** The calls that wait until somebody has confirmed their log-in. */
let waiting: readonly ((isConfirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function setWaiting(calls: typeof waiting) {
  waiting = calls;
  for (const listener of listeners) listener();
}

/** Asks to confirm the log-in; false: they left it. */
export function confirmLogIn(): Promise<boolean> {
  return new Promise((resolve) => setWaiting([...waiting, resolve]));
}

/** Lets every call that waits go on, or fail. */
export function endConfirming(isConfirmed: boolean): void {
  const calls = waiting;
  setWaiting([]);
  for (const call of calls) call(isConfirmed);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a call waits for it. */
export function useIsConfirming(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.length > 0);
}
