import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface FieldRowProps {
  columns: 2 | 3;
  /** Two columns even on a phone: for the short fields of an expiry date. */
  pairedOnPhone?: boolean | undefined;
  children: ReactNode;
}

/** Fields side by side from 600 px, with aligned controls. */
export function FieldRow({ columns, pairedOnPhone = false, children }: FieldRowProps) {
  return (
    <div
      className={classNames(
        styles.row,
        columns === 2 ? styles.two : styles.three,
        pairedOnPhone && styles.paired,
      )}
    >
      {children}
    </div>
  );
}
