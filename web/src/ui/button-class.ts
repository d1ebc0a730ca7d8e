import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** A view never has two primary buttons, except with a phone's bar. */
  variant?: 'primary' | 'second' | 'danger' | 'brand' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** As wide as its column. */
  block?: boolean | undefined;
}

/** A button's look, for links of any router: `<Link className={buttonClass({ variant: 'second' })}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'normal',
  block = false,
}: ButtonLook = {}): string {
  return classNames(
    styles.button,
    variant === 'second' && styles.second,
    variant === 'danger' && styles.danger,
    variant === 'brand' && styles.brand,
    size === 'small' && styles.small,
    block && styles.block,
  );
}
