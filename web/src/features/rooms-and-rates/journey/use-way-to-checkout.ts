import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { View } from './view.ts';

/**
 * The guest went on while it was not known whether there are extras, and waits: when there turn out to be none, on
 * to checkout. Only then: who comes back from checkout is not sent there again.
 */
export function useWayToCheckout(
  next: View | 'checkout',
  waitingRef: RefObject<boolean>,
  goOn: () => void,
): void {
  useEffect(() => {
    if (!waitingRef.current || next !== 'checkout') return;
    waitingRef.current = false;
    goOn();
  });
}
