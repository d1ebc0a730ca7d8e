import { useId, type ReactNode } from 'react';
import styles from './house-style.module.css';

interface ShownProps {
  readonly title: string;
  /** Its rule of use. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** One kind of components: its name in the margin, its states beside it. */
export function Shown({ title, note, children }: ShownProps) {
  const id = useId();
  return (
    <section className={styles.shown} aria-labelledby={id}>
      <div>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {note !== undefined && <p className="small muted">{note}</p>}
      </div>
      <div className={styles.states}>{children}</div>
    </section>
  );
}
