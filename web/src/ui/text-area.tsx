import { useContext, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import styles from './input.module.css';

/** Inside a Field, which provides label, hint and error. */
export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  const field = useContext(FieldContext);
  return <textarea className={classNames(styles.input, styles.area, className)} {...field} {...area} />;
}
