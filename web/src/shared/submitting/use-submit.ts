import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

/** `putting-right`: the page was out of date, and is reloading. */
export type SubmitState = 'idle' | 'asking' | 'retrying' | 'putting-right';

interface Submitted<Sent, Answer> {
  /** Makes the call, and applies its answer wherever the guest is by then. `at`: reports progress. */
  readonly send: (sent: Sent, at: (state: SubmitState) => void) => Promise<Answer>;
  /** Shows the answer on the page where the button was pressed. Skipped when that page was left. */
  readonly follow?: (answer: Answer, sent: Sent) => unknown;
  /** Replaces `follow` when the page was left: applies the answer's effects beyond it. */
  readonly afterLeaving?: (answer: Answer) => void;
  /** The call was refused or lost: reports it, on the page or at its top. */
  readonly onFault: (error: ApiError) => unknown;
}

/**
 * Sends on a press: one request at a time, and the button is busy until it is answered. When `send` or `follow` returns
 * 'left', another page is loading, and the button stays busy until that shows. An exception frees the button, goes to
 * `onFault` as a lost answer, since the action may have been done, and is reported like others. Not a mutation of
 * TanStack Query: docs/decisions/0022-own-compression-and-submitting.md.
 */
export function useSubmit<Sent, Answer>({ send, follow, afterLeaving, onFault }: Submitted<Sent, Answer>) {
  const [state, setState] = useState<SubmitState>('idle');
  const isUnderWay = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function run(sent: Sent): Promise<void> {
    let end: unknown;
    try {
      const answer = await send(sent, setState);
      if (follow === undefined) end = answer;
      else if (isShown.current) end = await follow(answer, sent);
      else afterLeaving?.(answer);
    } catch (error) {
      await onFault(error instanceof ApiError ? error : new ApiError(0, {}));
      if (!(error instanceof ApiError)) throw error;
    } finally {
      isUnderWay.current = end === 'left';
      if (!isUnderWay.current) setState('idle');
    }
  }

  function submit(sent: Sent): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('asking');
    void run(sent);
  }

  return { state, submit };
}
