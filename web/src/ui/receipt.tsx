import { useId, type ReactNode } from 'react';
import styles from './receipt.module.css';

interface ReceiptProps {
  title: string;
  /** When, and for what. */
  sub?: ReactNode;
  mark?: ReactNode;
  /** A Ledger. */
  children: ReactNode;
}

export function Receipt({ title, sub, mark, children }: ReceiptProps) {
  const id = useId();
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {sub !== undefined && <p className="small muted">{sub}</p>}
        </div>
        <div className={styles.mark}>{mark}</div>
      </div>
      {children}
    </section>
  );
}
