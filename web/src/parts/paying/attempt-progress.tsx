import { ContactLinks } from '../hotel/contact-links.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import styles from './attempt-progress.module.css';
import { typesCard, type PaymentAsked } from './payment-asked.ts';
import type { AttemptState } from './use-attempt.ts';

interface AttemptProgressProps {
  readonly state: AttemptState;
  readonly asked: PaymentAsked;
  /** What the button says meanwhile. */
  readonly acting: string;
}

/** What happens after the press, read out as it goes on: at once, after 5 s, and after 15 s with whom to ask. */
export function AttemptProgress({ state, asked, acting }: AttemptProgressProps) {
  const isUnderWay = state === 'asking' || state === 'retrying';
  const isSlow = useIsPast(5_000, isUnderWay);
  const isLate = useIsPast(15_000, isUnderWay);
  const isCard = typesCard(asked);
  return (
    <div className={styles.progress} role="status">
      {isUnderWay && <span className="vh">{acting}</span>}
      {isSlow && (
        <p>{isCard ? 'Still with your bank. Do not pay again.' : 'Still booking. Do not book again.'}</p>
      )}
      {state === 'retrying' && (
        <p>
          We have not heard back yet and are asking again. Please wait and do not pay again:{' '}
          {isCard ? 'your card is charged once at most.' : 'you are booked once at most.'}
        </p>
      )}
      {isLate && (
        <p>
          This takes longer than it should. Please leave this page open, and do not pay again anywhere else.
          You can also ask us: <ContactLinks />
        </p>
      )}
    </div>
  );
}
