import styles from './oxford-rule.module.css';

/** Thick and thin, only under a header. */
export function OxfordRule() {
  return <hr className={styles.rule} />;
}
