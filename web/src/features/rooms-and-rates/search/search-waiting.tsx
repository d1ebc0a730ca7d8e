import { usePageFocus } from '../../../lib/page-focus.ts';
import { ContactUs } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import card from '../../../shared/steps/rooms/room-card.module.css';
import styles from '../journey/rooms-and-rates.module.css';

/** Placeholders for the rooms being loaded. */
export function SearchWaiting() {
  const { property, unit } = useHotel();
  usePageFocus(`Looking for ${unit.plural} – ${property.PropertyName}`, 'looking');
  return (
    <main id="main" className={`wrap ${styles.page}`} data-nav-loading-indicator>
      <h1 className="vh">Looking for {unit.plural}</h1>
      <Waiting
        label={`Looking for ${unit.plural}`}
        late={
          <ContactUs>This takes longer than it should. We are still looking; you can also ask us:</ContactUs>
        }
      >
        <Skeleton width="44%" height="52px" />
        {[1, 2, 3].map((row) => (
          <div className={card.room} key={row}>
            <div className={card.in}>
              <Skeleton aspectRatio="4 / 3" />
              <div>
                <Skeleton width="56%" height="30px" />
                <Skeleton width="80%" height="16px" marginTop="14px" />
                <Skeleton width="92%" height="16px" marginTop="22px" />
                <Skeleton width="40%" height="36px" marginTop="36px" />
              </div>
            </div>
          </div>
        ))}
      </Waiting>
    </main>
  );
}
