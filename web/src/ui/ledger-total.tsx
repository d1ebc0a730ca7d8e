import type { ReactNode } from 'react';
import styles from './ledger.module.css';

/** A sum, between a single and a double rule. */
export function LedgerTotal({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
