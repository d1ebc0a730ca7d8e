import type { WireRoomType } from '@portico/contract/calls/room-type';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { Rail, useRail } from '../../pictures/rail.tsx';
import styles from './card-pictures.module.css';
import { NoPicture } from '../../pictures/no-picture.tsx';

interface CardPicturesProps {
  readonly roomType: WireRoomType;
  /** Above the fold: its first picture loads first. */
  readonly isFirst: boolean;
}

/** More dots than this are not counted at a glance. */
const MOST_DOTS = 6;

/** The pictures of a room type on its card; its key tag when it has none. */
export function CardPictures({ roomType, isFirst }: CardPicturesProps) {
  const { Name, Images, Facts } = roomType;
  const control = useRail(Images.length);
  const [only, ...others] = Images;
  if (only === undefined) return <NoPicture name={Name} note={Facts.at(-1)} />;
  if (others.length === 0) return <Picture image={only} eager={isFirst} />;
  const { index, show } = control;
  return (
    <div className={styles.pictures}>
      <Rail control={control} label={`Pictures of ${Name}`} images={Images} size="card" eager={isFirst} />
      <div className={styles.leaf}>
        <IconButton icon="before" label={`Previous picture of ${Name}`} onClick={() => show(index - 1)} />
        <span className={styles.count} role="status">
          {Images.length <= MOST_DOTS &&
            Images.map(({ Url }, at) => (
              <i key={`${Url} ${at}`} className={at === index ? styles.here : undefined} aria-hidden="true" />
            ))}
          <span>
            <span className="vh">Picture </span>
            {index + 1} of {Images.length}
          </span>
        </span>
        <IconButton icon="next" label={`Next picture of ${Name}`} onClick={() => show(index + 1)} />
      </div>
    </div>
  );
}
