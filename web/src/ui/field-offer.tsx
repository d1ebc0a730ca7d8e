import type { ReactNode } from 'react';
import styles from './field-message.module.css';

/** Under a control: a likely correction and the button that takes it. It never stops a form from being sent. */
export function FieldOffer({ children }: { children: ReactNode }) {
  return (
    <p className={styles.offer} role="status">
      {children}
    </p>
  );
}
