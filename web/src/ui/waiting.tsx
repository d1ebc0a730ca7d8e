import type { CSSProperties, ReactNode } from 'react';
import { useIsPast } from './use-is-past.ts';
import styles from './waiting.module.css';

const lateMs = 15_000;

interface WaitingProps {
  /** Announced, and shown above the skeletons when no heading states it: "Looking for rooms". */
  label: string;
  isLabelShown?: boolean;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
  /** Shown after 15 seconds: why it may take long, and whom to ask. */
  late?: ReactNode;
}

/** Shows nothing for 200 ms, then the shape of the content, and after 15 seconds a way out. */
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

/** A grey bar, or the background of a picture, inside Waiting. */
export function Skeleton(shape: SkeletonProps) {
  return <span className={styles.skeleton} style={shape} />;
}
