import styles from './skip-link.module.css';

/** First on the page; its main element has the id `main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
