import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** A chart is one picture whose words are its finding; the figures stand in the table beside it. */
export function ChartFrame({ says, children }: { readonly says: string; readonly children: ReactNode }) {
  return (
    <div className={styles.chart} role="img" aria-label={says}>
      {children}
    </div>
  );
}

/** The words beside an axis. */
export const axisText = { fill: 'var(--chart-text)' };
