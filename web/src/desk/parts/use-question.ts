import { useState } from 'react';

/** The acts of a line that ask before anything is done: the focus goes to the question, and back to its button. */
export function useQuestion<Act extends string>() {
  const [act, setAct] = useState<Act | null>(null);
  const [left, setLeft] = useState<Act | null>(null);
  return {
    /** What is asked. */
    act,
    /** Of the button that asks. */
    asks: (name: Act) => ({ ref: left === name ? takeFocus : null, onClick: () => setAct(name) }),
    leave: () => {
      setLeft(act);
      setAct(null);
    },
  };
}

/** Of the box of a question. */
export const questionBox = { tabIndex: -1, ref: takeFocus };

/** As it appears: what was pressed has gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
