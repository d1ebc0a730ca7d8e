import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

/** `putting-right`: what the page said does not hold, and is asked for again. */
export type SubmitState = 'idle' | 'asking' | 'retrying' | 'putting-right';

interface Submitted<Sent, Answer> {
  /** Makes the call, and does what its answer means wherever the guest is by then. `at`: where it is. */
  readonly send: (sent: Sent, at: (state: SubmitState) => void) => Promise<Answer>;
  /** Shows the answer on the page that was pressed. It is dropped where that page is left. */
  readonly follow?: (answer: Answer, sent: Sent) => unknown;
  /** In place of `follow` where the page is left: does what the answer means beyond it. */
  readonly whenLeft?: (answer: Answer) => void;
  /** The call was refused or lost: says so, on the page or at its top. */
  readonly onFault: (error: ApiError) => unknown;
}

/**
 * What a press sends: one at a time, and the button is busy until it is answered. Where `send` or `follow` ends in 'left'
 * another page is on its way, and the button stays busy until that is shown. A fault of the program frees the button,
 * goes to `onFault` as an answer that was lost, since it may have been done, and is reported as others are. Not a
 * mutation of TanStack Query: docs/decisions/0022-where-own-code-stays.md.
 */
export function useSubmit<Sent, Answer>({ send, follow, whenLeft, onFault }: Submitted<Sent, Answer>) {
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
      else whenLeft?.(answer);
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
