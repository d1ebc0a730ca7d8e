import type { ReactNode } from 'react';
import styles from './desk-columns.module.css';

/** The work, and a column beside it from 1,100 px; on a phone the side comes below, or `sideFirst`. */
export function DeskColumns({
  side,
  sideFirst = false,
  children,
}: {
  readonly side: ReactNode;
  readonly sideFirst?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={sideFirst ? styles.first : undefined}>{side}</div>
    </div>
  );
}
