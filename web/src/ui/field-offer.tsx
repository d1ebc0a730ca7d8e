import type { ReactNode } from 'react';
import styles from './field-message.module.css';

/** Under a control: a likely correction and the button that applies it. It never blocks the form. */
export function FieldOffer({ children }: { children: ReactNode }) {
  return (
    <p className={styles.offer} role="status">
      {children}
    </p>
  );
}
