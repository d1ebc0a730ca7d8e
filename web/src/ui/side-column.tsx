import { useId, type ReactNode } from 'react';
import styles from './side-column.module.css';

interface SideColumnProps {
  readonly title: string;
  /** The sum and the next action: always in view. */
  readonly foot: ReactNode;
  /** Scrolls within itself when the height is too small. */
  readonly children: ReactNode;
}

/** The column beside the steps at a desk, at most as high as the window. */
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
