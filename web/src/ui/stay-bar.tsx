import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stay-bar.module.css';

interface StayBarProps {
  /** "14 → 17 March". */
  dates: string;
  /** From 600 px: nights, then guests and rooms. */
  facts: readonly string[];
  /** The link or button that changes them. */
  action?: ReactNode;
}

/** The search, in reach at the top of the steps. */
export function StayBar({ dates, facts, action }: StayBarProps) {
  return (
    <section className={styles.bar} aria-label="Your search">
      <div className={classNames('wrap', styles.row)}>
        <span className={styles.dates}>{dates}</span>
        {facts.map((fact) => (
          <span className={styles.fact} key={fact}>
            {fact}
          </span>
        ))}
        {action !== undefined && <span className={styles.end}>{action}</span>}
      </div>
    </section>
  );
}
