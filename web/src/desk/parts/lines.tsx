import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import styles from './lines.module.css';

/**
 * A list read like a page of the book. `columns`: a class that sets `--columns`, the grid of a row from 900 px, and
 * `--narrow`, the one below.
 */
export function Lines({
  columns,
  children,
}: {
  readonly columns?: string | undefined;
  readonly children: ReactNode;
}) {
  return <ol className={classNames(styles.lines, columns)}>{children}</ol>;
}

/** One row; `isOn`: chosen by the keyboard. A LineLink in it makes the whole row a link. */
export function Line({
  isOn = false,
  isPast = false,
  children,
}: {
  readonly isOn?: boolean;
  readonly isPast?: boolean;
  readonly children: ReactNode;
}) {
  return <li className={classNames(isOn && styles.on, isPast && styles.past)}>{children}</li>;
}

export function LineLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={styles.go} to={to}>
      {children}
    </Link>
  );
}
