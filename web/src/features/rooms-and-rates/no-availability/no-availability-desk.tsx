import { ContactLinks } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { Picture } from '../../../shared/pictures/picture.tsx';
import styles from './no-availability.module.css';

/** Whom to contact about these dates. */
export function NoAvailabilityDesk({ withPicture = false }: { withPicture?: boolean }) {
  const { property, unit } = useHotel();
  return (
    <section className={styles.desk} aria-labelledby="set-on-these">
      {withPicture && <Picture image={property.PropertyImage} isOrnament />}
      <h2 className="h3" id="set-on-these">
        Set on these dates?
      </h2>
      <p className="small">A {unit.singular} sometimes comes back. Ask the desk:</p>
      <p>
        <ContactLinks onLines />
      </p>
    </section>
  );
}
