import type { DeskCallName, DeskAnswer } from '@portico/contract/desk/desk-calls';
import { mayCall } from '@portico/contract/desk/may-call';
import { createContext, useContext } from 'react';

export type DeskSession = DeskAnswer<'Session/Read'>;

/** Null outside the frame: nobody is logged in. */
export const DeskSessionContext = createContext<DeskSession | null>(null);

/** Throws outside the frame. */
export function useDeskSession(): DeskSession {
  const session = useContext(DeskSessionContext);
  if (session === null) throw new Error('a screen of the desk without a log-in');
  return session;
}

/** Whether the role of who is logged in may call it. */
export function useMay(name: DeskCallName): boolean {
  return mayCall[name].includes(useDeskSession().role);
}
