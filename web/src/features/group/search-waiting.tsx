import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useGroup } from '../../shared/hotel/hotel-context.ts';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import styles from './area-section.module.css';

/** Placeholders for the hotels being loaded. */
export function SearchWaiting() {
  const { unit } = useGroup();
  return (
    <Waiting
      label={`Looking for ${unit.plural}`}
      isLabelShown
      late={
        <p>
          This takes longer than it should. We are still looking; you can also ask us: <ContactLinks />
        </p>
      }
    >
      <div className={styles.area}>
        <Skeleton width="60%" height="40px" />
        <div className={styles.hotels}>
          {[1, 2].map((place) => (
            <div key={place}>
              <Skeleton aspectRatio="4 / 3" />
              <Skeleton width="56%" height="30px" marginTop="14px" />
              <Skeleton width="80%" height="16px" marginTop="10px" />
            </div>
          ))}
        </div>
      </div>
    </Waiting>
  );
}
