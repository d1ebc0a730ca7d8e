import styles from './no-picture.module.css';

interface NoPictureProps {
  readonly name: string;
  /** Over the name: where it is, or what it looks on. */
  readonly note: string | undefined;
  readonly isWide?: boolean;
}

/** In place of a room's picture: its key tag on a plain band. The name stands beside it, so it is an ornament. */
export function NoPicture({ name, note, isWide = false }: NoPictureProps) {
  return (
    <div className={`${styles.band} ${isWide ? styles.wide : ''}`} aria-hidden="true">
      <span className={styles.tag}>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.name}>{name}</span>
      </span>
    </div>
  );
}
