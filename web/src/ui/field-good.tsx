import type { ReactNode } from 'react';
import styles from './field-message.module.css';
import { Icon } from './icon.tsx';

/** Under a control: what was typed has done something. */
export function FieldGood({ children }: { children: ReactNode }) {
  return (
    <p className={styles.good} role="status">
      <Icon name="done" />
      <span>{children}</span>
    </p>
  );
}
