import { useIsPast } from '../../ui/use-is-past.ts';
import { ContactUs, PhoneLink } from '../hotel/contact-links.tsx';
import styles from './submit-progress.module.css';
import type { ProgressTexts } from './submit-texts.ts';
import type { SubmitState } from './use-submit.ts';

interface SubmitProgressProps {
  readonly state: SubmitState;
  readonly words: ProgressTexts;
}

const looks = { form: 'small', change: undefined, payment: styles.payment } as const;

/** The status after the press, announced as it changes: at once, after 5 s, and after 15 s with whom to ask. */
export function SubmitProgress({ state, words }: SubmitProgressProps) {
  const isUnderWay = state === 'asking' || state === 'retrying';
  const isRetrying = state === 'retrying';
  const isSlow = useIsPast(5_000, isUnderWay);
  const isLate = useIsPast(15_000, isUnderWay);
  return (
    <div role="status" className={looks[words.of]}>
      {isUnderWay && <span className="vh">{words.acting}</span>}
      {isSlow && !(isRetrying && words.of === 'form') && <p>{words.slow}</p>}
      {isRetrying && <p>{words.retrying}</p>}
      {isLate &&
        (words.of === 'change' ? <CallUs words={words.late} /> : <ContactUs>{words.late}</ContactUs>)}
    </div>
  );
}

function CallUs({ words }: { words: string }) {
  return (
    <p>
      {words} <PhoneLink />
    </p>
  );
}
