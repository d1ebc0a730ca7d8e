import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './rows.module.css';

/** A list between hairlines; its children are list items. */
export function Rows({ className, children, ...list }: ComponentProps<'ul'>) {
  return (
    <ul className={classNames(styles.rows, className)} {...list}>
      {children}
    </ul>
  );
}
