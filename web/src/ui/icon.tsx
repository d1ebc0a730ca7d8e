import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Decoration only: what it says stands in words beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
