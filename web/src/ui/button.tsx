import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Its act is under way: it stays in reach and ignores every further press. */
  busy?: boolean | undefined;
}

/** Pressed too early, the form says what is missing: disabled only where nobody may book on the same day any more. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  onClick,
  ...button
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      type="button"
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      {...button}
      onClick={press}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
