import { useHotel } from '../../parts/hotel/hotel-context.ts';
import styles from './search-page.module.css';

/** “4 star hotel”: stars to the eye, words to the ear. */
export function HotelRating() {
  const { HotelRating: rating } = useHotel().property;
  if (rating === null) return null;
  const whole = Math.floor(rating);
  const places = Math.ceil(rating);
  return (
    <p className={styles.rating}>
      <span className="vh">{rating} star hotel</span>
      <svg viewBox={`0 0 ${places * 24} 24`} width={places * 18} height="18" aria-hidden="true">
        {Array.from({ length: whole }, (_, star) => (
          <path key={star} d={starAt(star)} />
        ))}
        {rating > whole && <path d={halfStarAt(whole)} />}
      </svg>
    </p>
  );
}

const starAt = (place: number) =>
  `M${place * 24 + 12} 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.4 6.3-.8z`;
const halfStarAt = (place: number) => `M${place * 24 + 12} 3v14.2l-5.6 3.1 1.2-6.3-4.6-4.4 6.3-.8z`;
