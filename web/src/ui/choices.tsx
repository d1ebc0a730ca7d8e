import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choices.module.css';
import { FieldError } from './field-error.tsx';

interface ChoicesProps {
  /** What an error summary links to; the focus then goes to the first choice. */
  id?: string | undefined;
  legend: ReactNode;
  /** When a heading above already says the same. */
  legendHidden?: boolean | undefined;
  error?: string | undefined;
  /** Two or more Choice with one name. */
  children: ReactNode;
}

/** One of several, as cards between hairlines. */
export function Choices({ id, legend, legendHidden = false, error, children }: ChoicesProps) {
  const errorId = useId();
  return (
    <fieldset id={id} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={classNames(styles.legend, legendHidden && 'vh')}>{legend}</legend>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <div className={classNames(styles.choices, error !== undefined && styles.bad)}>{children}</div>
    </fieldset>
  );
}
