import type { ReactNode } from 'react';
import styles from './area-section.module.css';

interface AreaSectionProps {
  readonly areaId: number;
  readonly name: string;
  /** How many hotels it has, or how many are available. */
  readonly sum: string;
  /** List items: the hotels to choose from. */
  readonly hotels: readonly ReactNode[];
  /** List items below them: hotels that are unavailable or unknown. */
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
