import type { ReactNode } from 'react';
import styles from './letterhead.module.css';

interface LetterheadItemProps {
  /** Only from 1024 px. */
  wide?: boolean | undefined;
  /** One link or button. */
  children: ReactNode;
}

export function LetterheadItem({ wide = false, children }: LetterheadItemProps) {
  return <li className={wide ? styles.wide : undefined}>{children}</li>;
}

/** Inside an item: an icon on a phone, words from 1024 px. */
export function IconOrText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.narrow}>
        {icon}
        <span className="vh">{children}</span>
      </span>
      <span className={styles.wide}>{children}</span>
    </>
  );
}
