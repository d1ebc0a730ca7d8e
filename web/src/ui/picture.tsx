import { classNames } from './class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  src: string;
  /** What it shows; empty when the words beside it say the same. */
  alt: string;
  /** Its own size in pixels, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** Above the fold: fetched at once, before the others. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

export function Picture({ src, alt, width, height, eager = false, className }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
