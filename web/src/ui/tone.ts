import styles from './tone.module.css';

/** The kind of news; never shown by colour alone. */
export type Tone = 'positive' | 'negative' | 'info' | 'warning';

export function toneClass(tone: Tone): string {
  return styles[tone] ?? '';
}
