import type { ReactNode } from 'react';
import styles from './area-section.module.css';

interface AreaSectionProps {
  readonly areaId: number;
  readonly name: string;
  /** How many hotels it has, or how many of them have rooms. */
  readonly sum: string;
  /** Items of a list: those to choose from. */
  readonly hotels: readonly ReactNode[];
  /** Below them, items of a list: those that have nothing, or of which nothing is known. */
  readonly others?: readonly ReactNode[];
}

/** An area of the group with its hotels. */
export function AreaSection({ areaId, name, sum, hotels, others = [] }: AreaSectionProps) {
  const id = `area-${areaId}`;
  return (
    <section className={styles.area} aria-labelledby={id}>
      <div>
        <h3 className="h2" id={id}>
          {name}
        </h3>
        <p className={`small muted ${styles.sum}`}>{sum}</p>
      </div>
      <div>
        {hotels.length > 0 && <ul className={styles.hotels}>{hotels}</ul>}
        {others.length > 0 && <ul className={styles.others}>{others}</ul>}
      </div>
    </section>
  );
}
