import styles from './chart.module.css';

const looks = { whole: undefined, soft: styles.softKey, cut: styles.cutKey, dots: styles.dotKey };

/** What the marks of a chart stand for. */
export function Legend({ keys }: { readonly keys: readonly (readonly [keyof typeof looks, string])[] }) {
  return (
    <ul className={styles.legend}>
      {keys.map(([look, text]) => (
        <li key={text}>
          <i className={looks[look]} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
