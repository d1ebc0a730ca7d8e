import { AskUs } from '../hotel/contact-links.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import styles from './attempt-progress.module.css';
import type { SubmitState } from './use-submit.ts';

/** What is said while an attempt goes on. */
export interface ProgressTexts {
  /** At once, as the button says it. */
  readonly acting: string;
  /** After a while: “Still with your bank. Do not pay again.” */
  readonly slow: string;
  /** Why asking again does no harm: “your card is charged once at most.” */
  readonly once: string;
}

interface AttemptProgressProps {
  readonly state: SubmitState;
  readonly words: ProgressTexts;
}

/** What happens after the press, read out as it goes on: at once, after 5 s, and after 15 s with whom to ask. */
export function AttemptProgress({ state, words }: AttemptProgressProps) {
  const isUnderWay = state === 'asking' || state === 'retrying';
  const isSlow = useIsPast(5_000, isUnderWay);
  const isLate = useIsPast(15_000, isUnderWay);
  return (
    <div className={styles.progress} role="status">
      {isUnderWay && <span className="vh">{words.acting}</span>}
      {isSlow && <p>{words.slow}</p>}
      {state === 'retrying' && (
        <p>We have not heard back yet and are asking again. Please wait and do not pay again: {words.once}</p>
      )}
      {isLate && (
        <AskUs>
          This takes longer than it should. Please leave this page open, and do not pay again anywhere else.
          You can also ask us:
        </AskUs>
      )}
    </div>
  );
}
