import type { WirePicture } from '@portico/contract/calls/wire-parts';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { Rail, useRail } from '../../../shared/pictures/rail.tsx';
import { PictureCloser } from './picture-closer.tsx';
import styles from './room-pictures.module.css';

interface RoomPicturesProps {
  readonly name: string;
  /** At least one. */
  readonly images: readonly WirePicture[];
}

/** The pictures of a room type: leafed through, by thumbnail where there is width, and looked at closer. */
export function RoomPictures({ name, images }: RoomPicturesProps) {
  const control = useRail(images.length);
  const [isCloser, setIsCloser] = useState(false);
  const { index, show } = control;
  const shown = images[index];
  const hasSeveral = images.length > 1;
  return (
    <section aria-label={`Pictures of ${name}`}>
      <div className={hasSeveral ? styles.several : undefined}>
        <Rail
          control={control}
          label={hasSeveral ? 'Pictures: swipe, or use the arrow keys' : 'Picture'}
          images={images}
          size="page"
          eager
        />
      </div>
      <div className={styles.under}>
        <p role="status">
          {hasSeveral && (
            <b>
              <span className="vh">Picture </span>
              {index + 1} of {images.length}
            </b>
          )}{' '}
          {shown?.Caption}
        </p>
        <span className={styles.buttons}>
          <IconButton icon="zoom" label="Look closer" onClick={() => setIsCloser(true)} />
          {hasSeveral && (
            <>
              <IconButton icon="before" label="Previous picture" onClick={() => show(index - 1)} />
              <IconButton icon="next" label="Next picture" onClick={() => show(index + 1)} />
            </>
          )}
        </span>
      </div>
      {hasSeveral && (
        <ul className={styles.thumbs}>
          {images.map((image, at) => (
            <li key={`${image.Url} ${at}`}>
              <button
                type="button"
                aria-label={`Picture ${at + 1}${image.Alt === '' ? '' : `: ${image.Alt}`}`}
                aria-current={at === index || undefined}
                onClick={() => show(at)}
              >
                <Picture image={image} isOrnament />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isCloser && (
        <PictureCloser
          name={name}
          images={images}
          first={index}
          onClose={(last) => {
            setIsCloser(false);
            show(last);
          }}
        />
      )}
    </section>
  );
}
