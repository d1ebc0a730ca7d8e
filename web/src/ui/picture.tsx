import { classNames } from './class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** As the server names one; its size in pixels, so that nothing moves when it arrives. */
  image: { Url: string; Alt: string; Width: number; Height: number };
  /** The words beside it say the same. */
  isOrnament?: boolean | undefined;
  /** Above the fold: fetched at once, before the others. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

export function Picture({ image, isOrnament = false, eager = false, className }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={image.Url}
      alt={isOrnament ? '' : image.Alt}
      width={image.Width}
      height={image.Height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
