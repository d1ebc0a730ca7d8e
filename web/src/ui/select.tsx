import { useContext, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import styles from './input.module.css';

/** A native select, inside a Field, which provides label, hint and error. Its children are options. */
export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  const field = useContext(FieldContext);
  return (
    <span className={styles.select}>
      <select className={classNames(styles.input, className)} {...field} {...select}>
        {children}
      </select>
    </span>
  );
}
