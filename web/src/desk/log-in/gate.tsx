import { useEffect, type ReactNode } from 'react';
import { Picture } from '../../shared/pictures/picture.tsx';
import { HotelMark } from '../frame/hotel-mark.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import styles from './gate.module.css';

/** A page before the desk: the hotel's picture, and beside it what is done there. */
export function Gate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { name, picture } = deskHotel();
  useEffect(() => {
    document.title = `${title} – ${name}`;
  }, [title, name]);
  return (
    <main id="main" className={styles.gate}>
      {picture !== null && (
        <div className={styles.view}>
          <Picture image={picture} size="page" eager isOrnament />
        </div>
      )}
      <div className={styles.side}>
        <div className={styles.box}>
          <p className={styles.house}>
            <HotelMark />
            <span>
              {name}
              <span className={styles.place}>The desk</span>
            </span>
          </p>
          {children}
        </div>
      </div>
    </main>
  );
}
