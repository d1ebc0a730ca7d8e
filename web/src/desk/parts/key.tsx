import styles from './key.module.css';

/** A key of the keyboard, shown to those who have one. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
