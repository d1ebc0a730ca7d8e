import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** Names and values, in two columns. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        <Fragment key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
