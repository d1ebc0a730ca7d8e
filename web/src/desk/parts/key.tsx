import styles from './key.module.css';

/** A key of the keyboard. */
export function Key({ children }: { readonly children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
