import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** Two primary plates never stand in one view, except on a phone's bar. */
  variant?: 'primary' | 'second' | 'danger' | 'brand' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** As wide as its column. */
  block?: boolean | undefined;
}

/** The look of a button, for links of whatever router: `<Link className={buttonClass({ variant: 'second' })}>`. */
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
