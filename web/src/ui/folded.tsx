import type { ReactNode } from 'react';
import styles from './folded.module.css';

interface FoldedProps {
  /** The text to press for the rest. */
  readonly title: string;
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** Content below a form on a phone: collapsed until the guest opens it. */
export function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details className={styles.folded} open={isOpen || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
