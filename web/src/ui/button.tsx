import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** In progress: it stays focusable and ignores further presses. Not every screen reader speaks `aria-busy`. */
  busy?: boolean | undefined;
}

/** Pressed too early, the form states what is missing. Disabled only when same-day booking has closed. */
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
      aria-disabled={busy || undefined}
      {...button}
      onClick={press}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
