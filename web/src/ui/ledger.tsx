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

interface LedgerLineProps {
  label: ReactNode;
  /** Formatted money; omitted for a head. */
  value?: ReactNode;
  /** `head` names what follows, `sub` is part of another line, `positive` is a deduction, `note` has no dots. */
  kind?: 'plain' | 'head' | 'sub' | 'positive' | 'note' | undefined;
}

export function LedgerLine({ label, value, kind = 'plain' }: LedgerLineProps) {
  return (
    <div className={classNames(styles.line, kind !== 'plain' && styles[kind])}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A sum, between a single and a double rule. */
export function LedgerTotal({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
