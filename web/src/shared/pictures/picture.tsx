import type { WirePicture } from '@portico/contract/calls/wire-parts';
import { pictureSizes, sourceSets, type PictureSize } from '@portico/contract/picture-sources';
import { classNames } from '../../ui/class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** With its size in pixels, so that nothing shifts when it loads. */
  image: WirePicture;
  /** How wide it is shown. */
  size?: PictureSize;
  /** The text beside it states the same. */
  isOrnament?: boolean | undefined;
  /** Above the fold: loads at once, before the others. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

export function Picture({
  image,
  size = 'card',
  isOrnament = false,
  eager = false,
  className,
}: PictureProps) {
  const { Url, Alt, Width, Height, Focus } = image;
  const shown = (
    <img
      className={classNames(styles.picture, className)}
      src={Url}
      alt={isOrnament ? '' : Alt}
      width={Width}
      height={Height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={Focus && { objectPosition: `${Focus.X}% ${Focus.Y}%` }}
    />
  );
  const sources = sourceSets(image);
  if (sources.length === 0) return shown;
  return (
    <picture className={styles.sources}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={pictureSizes[size]} />
      ))}
      {shown}
    </picture>
  );
}
