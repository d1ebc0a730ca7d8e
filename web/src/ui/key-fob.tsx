import styles from './key-fob.module.css';

interface KeyFobProps {
  /** "Your reservation number". */
  label: string;
  number: string;
}

/** The reservation number on its key tag, grouped visually; a copy of it contains no spaces. */
export function KeyFob({ label, number }: KeyFobProps) {
  return (
    <p className={styles.fob}>
      <span className={styles.label}>{label}</span>{' '}
      <data className={styles.number} value={number}>
        {inGroups(number).map((group, index) => (
          <span className={styles.group} key={index}>
            {group}
          </span>
        ))}
      </data>
    </p>
  );
}

/** Groups of three, the last of up to five. */
function inGroups(number: string): string[] {
  if (number.length < 6) return [number];
  return [number.slice(0, 3), ...inGroups(number.slice(3))];
}
