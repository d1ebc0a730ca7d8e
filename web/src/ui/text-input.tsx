import { useContext, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import styles from './input.module.css';

interface TextInputProps extends ComponentProps<'input'> {
  /** Inside the right end, such as a card's brand. */
  end?: ReactNode;
}

/** Inside a Field, which provides label, hint and error. */
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
