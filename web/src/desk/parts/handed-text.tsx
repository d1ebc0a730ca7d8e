import { CopyText } from '../../shared/booked/copy-text.tsx';
import styles from './handed-text.module.css';

interface HandedTextProps {
  /** What it is: “Code”. */
  readonly label: string;
  readonly text: string;
}

/** A code or secret to hand on: letter by letter, and to copy. */
export function HandedText({ label, text }: HandedTextProps) {
  return (
    <div className={styles.box}>
      <p>
        <span className="muted">{label}</span>
        <br />
        <span className={styles.text}>{text}</span>
      </p>
      <p className={styles.acts}>
        <CopyText text={text} what={label} />
      </p>
    </div>
  );
}
