import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

interface PriceProps {
  /** What it is for: "3 nights, flexible". */
  before: ReactNode;
  /** The same stay without the reduction, formatted. */
  was?: string | undefined;
  /** The total of the stay, formatted. */
  sum: ReactNode;
  /** VAT, and the nightly average. */
  after?: ReactNode;
}

/** The total of a stay, the largest figure of its card. */
export function Price({ before, was, sum, after }: PriceProps) {
  return (
    <p className={styles.price}>
      {before}{' '}
      {was !== undefined && (
        <>
          <span className="vh">was </span>
          <s className={styles.was}>{was}</s>
          <span className="vh">, now </span>
        </>
      )}
      <span className={classNames(styles.sum, 'money')}>{sum}</span> {after}
    </p>
  );
}
