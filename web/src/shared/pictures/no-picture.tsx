import { classNames } from '../../ui/class-names.ts';
import styles from './no-picture.module.css';

interface NoPictureProps {
  readonly name: string;
  /** Over the name: where it is, or what it looks on. */
  readonly note?: string | undefined;
  /** On a card, on a page of its own, or across the window. */
  readonly size?: 'card' | 'page' | 'wide';
}

/** In place of a picture: a key tag on a plain band. The name stands beside it, so it is an ornament. */
export function NoPicture({ name, note, size = 'card' }: NoPictureProps) {
  return (
    <div className={classNames(styles.band, size !== 'card' && styles[size])} aria-hidden="true">
      <span className={styles.tag}>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.name}>{name}</span>
      </span>
    </div>
  );
}
