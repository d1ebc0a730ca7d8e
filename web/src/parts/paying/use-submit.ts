import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

/** `putting-right`: what the page said does not hold, and is asked for anew. */
export type SubmitState = 'idle' | 'asking' | 'retrying' | 'putting-right';

/**
 * What a press sends: one at a time, and the button is busy until `act` is over, which says where it is by `at`. Where it
 * answers 'left' the page is being left, and the button stays busy until it is. A fault of the program frees the button, is
 * handed to `onFault` as an answer that cannot be read, since nobody knows whether it was done, and is reported as others are.
 */
export function useSubmit<Sent>(
  act: (sent: Sent, at: (state: SubmitState) => void) => Promise<'left' | void>,
  onFault: (error: ApiError) => void,
) {
  const [state, setState] = useState<SubmitState>('idle');
  const isUnderWay = useRef(false);

  async function run(sent: Sent): Promise<void> {
    let isLeft = false;
    try {
      isLeft = (await act(sent, setState)) === 'left';
    } catch (error) {
      onFault(new ApiError(0, {}));
      throw error;
    } finally {
      isUnderWay.current = isLeft;
      if (!isLeft) setState('idle');
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
