import { useState } from 'react';
import { isFinal, wasBooked, type Followed } from './followed.ts';

/** Where a guest who turns back at the bank can go. */
export interface WayOut<Ended extends Followed> {
  readonly words: string;
  /** The payment has been ended: leads away. */
  readonly onEnded: (ended: Ended) => void;
}

/** Ends the payment by `abandon`, and only then takes a way; one that was paid meanwhile goes to `onBooked`. */
export function useWayOut<Ended extends Followed>(abandon: () => Promise<Ended>, onBooked: () => void) {
  /** The one under way, by its words. */
  const [taken, setTaken] = useState<string | null>(null);
  /** The payment may still be open. */
  const [hasFailed, setFailed] = useState(false);

  async function take({ words, onEnded }: WayOut<Ended>): Promise<void> {
    if (taken !== null) return;
    setTaken(words);
    setFailed(false);
    const status = await abandon().catch(() => undefined);
    if (status === undefined || !isFinal(status.Status)) {
      setTaken(null);
      setFailed(true);
      return;
    }
    if (wasBooked(status.Status)) return onBooked();
    onEnded(status);
  }

  return { taken, hasFailed, take };
}
