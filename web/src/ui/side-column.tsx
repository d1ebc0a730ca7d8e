import { useId, type ReactNode } from 'react';
import styles from './side-column.module.css';

interface SideColumnProps {
  readonly title: string;
  /** The sum and what to do next: always in view. */
  readonly foot: ReactNode;
  /** Scrolls within itself where there is no height for all of it. */
  readonly children: ReactNode;
}

/** What stands beside the steps at a desk, as high as the window at most. */
export function SideColumn({ title, foot, children }: SideColumnProps) {
  const id = useId();
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <div className={styles.rolls}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </section>
  );
}
