import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  className?: string | undefined;
  /** The text for screen readers; omitted when text beside it states the same. */
  label?: string | undefined;
}

export function Icon({ name, className, label }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" {...named}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
