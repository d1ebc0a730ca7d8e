import type { CSSProperties, ReactNode } from 'react';
import { useIsPast } from './use-is-past.ts';
import styles from './waiting.module.css';

const lateMs = 15_000;

interface WaitingProps {
  /** Read out, and shown above the skeletons where no heading says it: "Looking for rooms". */
  label: string;
  isLabelShown?: boolean;
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
  /** Shown after 15 seconds: why it may take long, and whom to ask. */
  late?: ReactNode;
}

/** Shows nothing for 200 ms, then the shape of what is coming, and after 15 seconds a way out. */
export function Waiting({ label, isLabelShown = false, children, late }: WaitingProps) {
  const isLate = useIsPast(lateMs);
  return (
    <div className={styles.waiting} role="status">
      <p className={isLabelShown ? `lead ${styles.label}` : 'vh'}>{label}</p>
      {isLate && late !== undefined && <div className={styles.late}>{late}</div>}
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type SkeletonProps = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'marginTop'>;

/** One grey bar, or the ground of a picture, inside Waiting. */
export function Skeleton(shape: SkeletonProps) {
  return <span className={styles.skeleton} style={shape} />;
}
