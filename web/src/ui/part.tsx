import { useId, type ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  /** In the margin from 600 px. */
  numeral: number;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of a long form. */
export function Part({ numeral, title, intro, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <p className={styles.numeral} aria-hidden="true">
        {numeral}
      </p>
      <div>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </section>
  );
}
