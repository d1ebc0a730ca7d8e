import { useContext, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import styles from './input.module.css';

interface TextInputProps extends ComponentProps<'input'> {
  /** Shown inside the right end, such as the brand of a card. */
  end?: ReactNode;
}

/** Inside a Field, which gives it its label, hint and error. */
export function TextInput({ end, className, ...input }: TextInputProps) {
  const field = useContext(FieldContext);
  const control = <input type="text" className={classNames(styles.input, className)} {...field} {...input} />;
  if (end === undefined) return control;
  return (
    <span className={styles.affix}>
      {control}
      <span className={styles.end}>{end}</span>
    </span>
  );
}
