import styles from './skip-link.module.css';

/** First on the page; targets the main element, with the id `main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
