import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './tick.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The text agreed to; it may contain links. */
  children: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label. */
export function Tick({ id, children, error, ...input }: TickProps) {
  const made = useId();
  const control = id ?? made;
  const errorId = error === undefined ? undefined : `${control}-error`;
  return (
    <div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <label className={styles.tick} htmlFor={control}>
        <input
          type="checkbox"
          className={styles.box}
          id={control}
          name={id}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          {...input}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
