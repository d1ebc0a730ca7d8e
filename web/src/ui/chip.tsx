import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  /** The one that was taken. */
  pressed: boolean;
  /** Struck, in reach, and does nothing: its label says why. */
  gone?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** One of a row of short offers, such as the times of a table. */
export function Chip({ pressed, gone = false, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-disabled={gone || undefined}
      onClick={gone ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** A list of Chip, each in its list item. */
export function Chips({ children }: { children: ReactNode }) {
  return <ul className={styles.chips}>{children}</ul>;
}
