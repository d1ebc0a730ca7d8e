import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

interface FieldProps {
  /** The control's id and name, for links of an error summary; generated when omitted. */
  id?: string | undefined;
  label: ReactNode;
  /** Why it is needed, or how to write it. */
  hint?: ReactNode;
  /** The error, in the summary's words; omitted when valid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shown after the label. */
  optional?: boolean | undefined;
  width?: 'full' | 'mid' | 'short' | undefined;
  /** Below the control: a confirmation, or a suggestion. */
  after?: ReactNode;
  /** One TextInput, TextArea or Select. */
  children: ReactNode;
}

export function Field({ id, label, hint, error, required, optional, width, after, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint === undefined ? undefined : `${control}-hint`;
  const errorId = error === undefined ? undefined : `${control}-error`;
  const describedBy = classNames(hintId, errorId) || undefined;
  return (
    <div
      className={classNames(styles.field, width === 'mid' && styles.mid, width === 'short' && styles.short)}
    >
      <label className={styles.label} htmlFor={control}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hintId && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <FieldContext
        value={{
          id: control,
          name: id,
          'aria-describedby': describedBy,
          'aria-invalid': errorId ? true : undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldContext>
      {after}
    </div>
  );
}
