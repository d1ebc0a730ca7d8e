import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './chips.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';

interface ChipsProps {
  /** The target of an error summary's link; the focus then goes to the first chip. */
  id?: string | undefined;
  legend: ReactNode;
  /** When a heading above already states the same. */
  legendHidden?: boolean | undefined;
  error?: string | undefined;
  /** Chips with the same name, and GoneChip. */
  children: ReactNode;
}

/** One of several short texts, such as times of a day. */
export function Chips({ id, legend, legendHidden = false, error, children }: ChipsProps) {
  const errorId = useId();
  return (
    <fieldset id={id} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={classNames(styles.legend, legendHidden && 'vh')}>{legend}</legend>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}

/** A radio button as a chip. */
export function Chip({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.chip}>
      <input type="radio" className={styles.radio} {...input} />
      {children}
    </label>
  );
}

/** A checkbox as a chip: several may be chosen. */
export function CheckChip({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={classNames(styles.chip, styles.small)}>
      <input type="checkbox" className={styles.radio} {...input} />
      {children}
    </label>
  );
}

/** An unavailable choice of the row; `why` is announced after it. */
export function UnavailableChip({ why, children }: { why: string; children: ReactNode }) {
  return (
    <span className={classNames(styles.chip, styles.unavailable)}>
      {children}
      <span className="vh">, {why}</span>
    </span>
  );
}
