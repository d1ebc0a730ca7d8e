import styles from './skip-link.module.css';

/** First on the page; `target` is the id of its main element. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      Skip to content
    </a>
  );
}
