import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';

interface ChoicesProps {
  /** The target of an error summary's link; the focus then goes to the first choice. */
  id?: string | undefined;
  legend: ReactNode;
  /** When a heading above already states the same. */
  legendHidden?: boolean | undefined;
  error?: string | undefined;
  /** Two or more Choice with the same name. */
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

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'className' | 'children'> {
  title: ReactNode;
  /** What the choice means. */
  sub?: ReactNode;
  /** At the right end: a price, or card marks. */
  end?: ReactNode;
}

/** A radio button as a card, inside Choices. */
export function Choice({ title, sub, end, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.dot}
        aria-labelledby={`${id}-title`}
        aria-describedby={sub === undefined ? undefined : `${id}-sub`}
        {...input}
      />
      <span className={styles.title} id={`${id}-title`}>
        {title}
      </span>
      <span>{end}</span>
      {sub !== undefined && (
        <span className={styles.sub} id={`${id}-sub`}>
          {sub}
        </span>
      )}
    </label>
  );
}
