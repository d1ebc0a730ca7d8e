import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../journey/rooms-and-rates.module.css';

/** A code that acts, said in one line. */
export function CodeNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.code} role="status">
      <Icon name="check" />
      <span>{children}</span>
    </p>
  );
}
