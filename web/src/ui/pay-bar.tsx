import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

interface PayBarProps {
  /** Formatted money. */
  sum: ReactNode;
  /** What the sum is for. */
  note?: ReactNode;
  /** One primary button. */
  action: ReactNode;
}

/** The running total at the foot of a phone; from 1024 px the ledger beside the steps says it. */
export function PayBar({ sum, note, action }: PayBarProps) {
  return (
    <section className={styles.bar} aria-label="Your total">
      <p className={styles.text}>
        <span className={styles.sum}>{sum}</span>
        {note}
      </p>
      {action}
    </section>
  );
}
