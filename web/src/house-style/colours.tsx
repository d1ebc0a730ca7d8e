import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

const surfaces = ['page', 'card', 'sunk', 'soft', 'band', 'fill', 'brand', 'accent', 'second'];
const lines = ['ink', 'muted', 'line', 'hair', 'dots', 'pos-edge', 'neg-edge', 'inf-edge', 'war-edge'];
const inks = ['paper', 'a1', 'a2', 'a3', 'key', 'hot', 'warm', 'glow', 'lamp'].map((name) => `art-${name}`);

/** Text on each surface it may stand on. */
const texts: readonly (readonly [on: string, texts: readonly string[]])[] = [
  ['page', ['ink', 'muted', 'text-link', 'accent-text', 'second']],
  ['card', ['ink', 'muted', 'text-link', 'accent-text', 'second']],
  ['sunk', ['ink', 'muted', 'text-link', 'accent-text', 'second']],
  ['soft', ['ink', 'muted', 'text-link', 'accent-text']],
  ['band', ['ink', 'muted', 'accent-text']],
  ['fill', ['on-fill']],
  ['brand', ['on-brand', 'on-brand-muted']],
  ['neg-fill', ['on-neg']],
  ['pos-soft', ['pos-text', 'ink']],
  ['neg-soft', ['neg-text', 'ink']],
  ['inf-soft', ['inf-text', 'ink']],
  ['war-soft', ['war-text', 'ink']],
];

/** Every colour is derived from the hotel's twelve: contract/src/theme. */
export function Colours() {
  return (
    <Shown title="Colour" note="Twelve colours come from the hotel; everything you see is derived.">
      {[surfaces, lines, inks].map((names) => (
        <ul className={`plain ${styles.colours}`} key={names[0]}>
          {names.map((name) => (
            <li className={styles.colour} key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      ))}
      <div className={styles.inks}>
        {texts.map(([on, words]) => (
          <div className={styles.ink} style={{ background: `var(--${on})` }} key={on}>
            {words.map((word) => (
              <p className="small" style={{ color: `var(--${word})` }} key={word}>
                {word} on {on}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Shown>
  );
}
