import type { ReactNode } from 'react';
import styles from './brand-mark.module.css';

/** The short name of a card's brand, as a small mark. */
export function BrandMark({ children }: { children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}
