import { guestPaths } from '@portico/contract/paths';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { partyInWords } from '@portico/contract/texts/table-texts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { KeyFob } from '../../ui/key-fob.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { YourTable } from './your-table.tsx';
import type { BookedHere } from './use-table-form.ts';
import styles from './table-page.module.css';

/** The reference first, then where the mail goes, and the ways on. */
export function TableBooked({ booked }: { booked: BookedHere }) {
  const { code, name, property } = useHotel();
  const { reference, draft, restaurant, time, stay } = booked;
  usePageFocus(`Table booked, ${reference} – ${name}`, 'table-booked');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className="split">
        <div>
          <h1 className="h1-working">Your table is booked</h1>
          <p className={`lead ${styles.lead}`}>
            Table booking created. {partyInWords(draft.party ?? 0)} at {restaurant.Name},{' '}
            {shortDateText(draft.date)}
            {time !== null && ` at ${time.Time}`}. We have written to <b>{draft.email}</b>, with a link to
            cancel.
          </p>
          <div className={styles.booked}>
            <KeyFob label="Your table’s reference" number={reference} />
            <p className="actions">
              {stay !== null && (
                <TextLink href={guestPaths.confirmation(code, stay.confirmationToken)}>
                  Back to your booking
                </TextLink>
              )}
              <TextLink href={guestPaths.table(code)}>Book another table</TextLink>
              <TextLink href={property.WebsiteUrl}>Back to the hotel website</TextLink>
            </p>
          </div>
        </div>
        <YourTable draft={draft} restaurant={restaurant} time={time} />
      </div>
    </main>
  );
}
