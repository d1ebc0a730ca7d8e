import type { ReactNode } from 'react';
import styles from './following.module.css';

/** A page that says how something stands. */
export function StatusFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </main>
  );
}
