import { PhoneLink } from '../hotel/contact-links.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import type { SubmitState } from '../paying/use-submit.ts';

interface ChangeProgressProps {
  readonly state: SubmitState;
  /** What the button says meanwhile. */
  readonly acting: string;
  /** Money is taken. */
  readonly isPaid: boolean;
}

/** What happens after the press, read out as it goes on: at once, after 5 s, and after 15 s with whom to ask. */
export function ChangeProgress({ state, acting, isPaid }: ChangeProgressProps) {
  const isUnderWay = state !== 'idle';
  const isSlow = useIsPast(5_000, isUnderWay);
  const isLate = useIsPast(15_000, isUnderWay);
  return (
    <div role="status">
      {isUnderWay && <span className="vh">{acting}</span>}
      {isSlow && <p>{isPaid ? 'Still with your bank. Do not pay again.' : 'Still saving. Please wait.'}</p>}
      {state === 'retrying' && (
        <p>
          We have not heard back yet and are asking again. Please wait:{' '}
          {isPaid ? 'you are charged once at most.' : 'it is changed once at most.'}
        </p>
      )}
      {isLate && (
        <p>
          This takes longer than it should. Please leave this page open. You can also call us: <PhoneLink />
        </p>
      )}
    </div>
  );
}
