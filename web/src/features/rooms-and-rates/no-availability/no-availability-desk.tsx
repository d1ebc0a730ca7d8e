import { contactSearchLines } from '@portico/contract/texts/contact-texts';
import { useState } from 'react';
import { ContactLinks } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { LateContactForm } from '../../../shared/people/late-contact-form.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './no-availability.module.css';

interface NoAvailabilityDeskProps {
  search: ValidSearch;
  withPicture?: boolean;
}

/** Whom to contact about these dates, and a message that has them. */
export function NoAvailabilityDesk({ search, withPicture = false }: NoAvailabilityDeskProps) {
  const { property, unit } = useHotel();
  const [isWriting, setIsWriting] = useState(false);
  const { stay, rooms } = search;
  const searched = contactSearchLines({ ...stay, rooms, promoCode: null, ratePlanCode: null }, unit);
  return (
    <section className={styles.desk} aria-labelledby="set-on-these">
      {withPicture && property.PropertyImage !== null && (
        <Picture image={property.PropertyImage} isOrnament />
      )}
      <h2 className="h3" id="set-on-these">
        Set on these dates?
      </h2>
      <p className="small">A {unit.singular} sometimes comes back. Ask the desk:</p>
      <p>
        <ContactLinks onLines />
      </p>
      <p className={styles.write}>
        <Button variant="second" size="small" aria-haspopup="dialog" onClick={() => setIsWriting(true)}>
          Write about these dates
        </Button>
      </p>
      <Dialog open={isWriting} onClose={() => setIsWriting(false)} title="Ask about these dates">
        <p>
          <ContactLinks />
        </p>
        <LateContactForm
          message={['Is there still a way to stay with you on these dates?', ...searched].join('\n')}
        />
      </Dialog>
    </section>
  );
}
