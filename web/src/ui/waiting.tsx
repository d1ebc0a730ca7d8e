import type { ReactNode } from 'react';
import styles from './waiting.module.css';

interface WaitingProps {
  /** Read out: "Looking for rooms". */
  label: string;
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
}

/** Shows nothing for 200 ms, then the shape of what is coming. */
export function Waiting({ label, children }: WaitingProps) {
  return (
    <div className={styles.waiting} role="status">
      <span className="vh">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
