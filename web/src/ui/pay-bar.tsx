import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './pay-bar.module.css';

interface PayBarProps {
  /** Formatted money. */
  sum: ReactNode;
  /** What the sum is for. */
  note?: ReactNode;
  /** One primary button. */
  action: ReactNode;
  /** Its target is in view; its space at the foot of the page stays. */
  isHidden?: boolean;
}

/** The running total at the foot of a phone; from 1024 px the ledger beside the steps shows it. */
export function PayBar({ sum, note, action, isHidden = false }: PayBarProps) {
  return (
    <section className={classNames(styles.bar, isHidden && styles.hidden)} aria-label="Your total">
      <p className={styles.text}>
        <span className={styles.sum}>{sum}</span>
        {note}
      </p>
      {action}
    </section>
  );
}
