import type { ReactNode } from 'react';
import styles from './field-message.module.css';
import { Icon } from './icon.tsx';

/** Between the label and the control, whose `aria-describedby` names it. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="problem" />
      <span>{children}</span>
    </p>
  );
}
