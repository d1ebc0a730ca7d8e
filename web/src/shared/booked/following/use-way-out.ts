import { useState } from 'react';
import { useSubmit } from '../../submitting/use-submit.ts';
import { isFinal, wasBooked, type Followed } from './followed.ts';

/** Where a guest who turns back at the bank can go. */
export interface WayOut<Ended extends Followed> {
  readonly words: string;
  /** The payment has been ended: navigates away. */
  readonly onEnded: (ended: Ended) => void;
}

/** Ends the payment by `abandon`, and only then takes the way out; a payment made meanwhile goes to `onBooked`. */
export function useWayOut<Ended extends Followed>(abandon: () => Promise<Ended>, onBooked: () => void) {
  /** The last one, by its text. */
  const [taken, setTaken] = useState<string | null>(null);
  /** The payment may still be open. */
  const [hasFailed, setFailed] = useState(false);
  const { state, submit } = useSubmit({
    // Not by `follow`: a status poll meanwhile may remove this from the page first.
    async send({ words, onEnded }: WayOut<Ended>) {
      setTaken(words);
      setFailed(false);
      const ended = await abandon();
      if (!isFinal(ended.Status)) return setFailed(true);
      if (wasBooked(ended.Status)) onBooked();
      else onEnded(ended);
      return 'left';
    },
    onFault: () => setFailed(true),
  });

  return { taken: state === 'idle' ? null : taken, hasFailed, take: submit };
}
