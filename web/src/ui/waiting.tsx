import type { ReactNode } from 'react';
import styles from './waiting.module.css';

interface WaitingProps {
  /** Read out: "Looking for rooms". */
  label: string;
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
  /** Shown after 15 seconds: why it may take long, and whom to ask. */
  late?: ReactNode;
}

/** Shows nothing for 200 ms, then the shape of what is coming, and after 15 seconds a way out. */
export function Waiting({ label, children, late }: WaitingProps) {
  return (
    <div className={styles.waiting} role="status">
      <span className="vh">{label}</span>
      <div aria-hidden="true">{children}</div>
      {late !== undefined && <div className={styles.late}>{late}</div>}
    </div>
  );
}
