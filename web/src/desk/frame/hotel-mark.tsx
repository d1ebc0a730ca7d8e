import { deskHotel } from '../lib/desk-document.ts';
import styles from './hotel-mark.module.css';

/** The hotel's own mark, or the first letter of its name in a ring. */
export function HotelMark() {
  const { mark, logo, name } = deskHotel();
  const picture = mark ?? logo;
  if (picture === null)
    return (
      <span className={styles.ring} aria-hidden="true">
        {name.replace(/^The /, '').charAt(0)}
      </span>
    );
  return <img className={mark === null ? styles.logo : `${styles.logo} ink-mark`} src={picture.Url} alt="" />;
}
