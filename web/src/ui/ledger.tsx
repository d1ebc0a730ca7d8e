import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ledger.module.css';

interface LedgerProps {
  big?: boolean | undefined;
  /** LedgerLine and LedgerTotal. */
  children: ReactNode;
}

/** Label, dots, figure. */
export function Ledger({ big = false, children }: LedgerProps) {
  return <dl className={classNames(styles.ledger, big && styles.big)}>{children}</dl>;
}
