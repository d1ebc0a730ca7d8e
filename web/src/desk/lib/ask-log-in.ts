import { useSyncExternalStore } from 'react';

/** What a call waits for: that somebody confirms their log-in, or logs in again because it has ended. */
export type Asked = 'confirm' | 'log-in';

interface Waiting {
  readonly asked: Asked;
  readonly goOn: (isAnswered: boolean) => void;
}

let waiting: readonly Waiting[] = [];
/** The dialog that asks. */
const listeners = new Set<() => void>();

function setWaiting(calls: readonly Waiting[]) {
  waiting = calls;
  for (const listener of listeners) listener();
}

/** Asks in a dialog over the page; false: they left it, or no page is there to ask on. */
export function askLogIn(asked: Asked): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((goOn) => setWaiting([...waiting, { asked, goOn }]));
}

/** Lets every call that waits go on, or fail. */
export function endAsking(isAnswered: boolean): void {
  const calls = waiting;
  setWaiting([]);
  for (const { goOn } of calls) goOn(isAnswered);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) endAsking(false);
  };
}

/** What is asked now; null: nothing. */
export function useAsked(): Asked | null {
  return useSyncExternalStore(subscribe, () => {
    if (waiting.length === 0) return null;
    return waiting.some(({ asked }) => asked === 'log-in') ? 'log-in' : 'confirm';
  });
}
