import { useEffect, type RefObject } from 'react';

/** Takes the focus on mounting where the act before it took away what had it; never on the load of a page. */
export function useFocusIfLost(ref: RefObject<HTMLElement | null>, isAfterAct: boolean): void {
  useEffect(() => {
    if (isAfterAct && document.activeElement === document.body) ref.current?.focus();
  }, [ref, isAfterAct]);
}
