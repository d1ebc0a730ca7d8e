import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './icon-paths.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Announced, since the icon has no text. */
  label: string;
}

export function IconButton({ icon, label, className, ...button }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={classNames(styles.iconButton, className)} {...button}>
      <Icon name={icon} />
    </button>
  );
}
