import { classNames } from './class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** In the server's form; with its size in pixels, so that nothing shifts when it loads. */
  image: { Url: string; Alt: string; Width: number; Height: number };
  /** The text beside it states the same. */
  isOrnament?: boolean | undefined;
  /** Above the fold: loads at once, before the others. */
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
