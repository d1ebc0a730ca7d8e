import styles from './chart.module.css';

interface CutLineProps {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  /** What the place stands for; without one there is no line. */
  readonly value?: number | null | undefined;
  readonly half: number;
  readonly isUpright?: boolean;
}

/** What a bar is compared with: a line across it, wider than the bar. */
export function CutLine({ cx, cy, value, half, isUpright = false }: CutLineProps) {
  if (cx === undefined || cy === undefined || value === null || value === undefined) return null;
  const path = isUpright ? `M${cx} ${cy - half}v${2 * half}` : `M${cx - half} ${cy}h${2 * half}`;
  return <path className={styles.cut} d={path} />;
}
