import { useId, type ReactNode } from 'react';
import styles from './part-section.module.css';

/** Fields under a ruled heading. */
export function PartSection({
  title,
  how,
  children,
}: {
  readonly title: string;
  /** One sentence on how to fill it in. */
  readonly how?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {how !== undefined && <p className={styles.how}>{how}</p>}
      {children}
    </section>
  );
}

/** Short fields side by side. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
