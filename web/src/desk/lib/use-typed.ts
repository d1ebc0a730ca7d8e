import { useEffect, useState } from 'react';
import { deskHotel } from './desk-document.ts';
import { useDeskSession } from './desk-session.ts';

/**
 * What is typed under a name: it survives a reload of this tab until it is `empty` again or forgotten, and only who typed
 * it reads it again.
 */
export function useTyped<Typed>(name: string, empty: Typed) {
  const { email } = useDeskSession();
  const key = `portico-desk-${name}-${deskHotel().code}-${email}`;
  const [typed, setTyped] = useState(() => stored(key, empty));
  useEffect(() => {
    store(key, typed, empty);
  }, [key, typed, empty]);
  return {
    typed,
    setTyped,
    /** Also while its form closes, which then stores nothing any more. */
    forget: () => {
      store(key, empty, empty);
      setTyped(empty);
    },
  };
}

function stored<Typed>(key: string, empty: Typed): Typed {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? empty : JSON.parse(text);
  } catch {
    return empty;
  }
}

function store<Typed>(key: string, typed: Typed, empty: Typed): void {
  try {
    if (typed === empty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // With a full or forbidden store a reload loses what was typed.
  }
}
