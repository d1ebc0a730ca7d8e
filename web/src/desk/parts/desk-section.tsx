import { useId, type ReactNode } from 'react';
import styles from './desk-section.module.css';

interface DeskSectionProps {
  readonly title: string;
  /** Beside the title, such as how many. */
  readonly note?: ReactNode;
  /** At the right: a link or a hint. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen under a ruled heading. */
export function DeskSection({ title, note, more, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {more !== undefined && <span className={styles.more}>{more}</span>}
      </header>
      {children}
    </section>
  );
}
