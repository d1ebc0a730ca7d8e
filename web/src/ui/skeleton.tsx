import type { CSSProperties } from 'react';
import styles from './waiting.module.css';

type SkeletonProps = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'marginTop'>;

/** One grey bar, or the ground of a picture, inside Waiting. */
export function Skeleton(shape: SkeletonProps) {
  return <span className={styles.skeleton} style={shape} />;
}
