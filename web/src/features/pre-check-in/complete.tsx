import { longDateText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Tag } from '../../ui/tag.tsx';
import { CheckInFrame } from './check-in-frame.tsx';
import { Checklist } from './checklist/checklist.tsx';
import styles from './check-in-frame.module.css';
import { useCheckIn } from './opened/check-in-context.ts';

/** Everything is at the hotel: what is next, and what was said, which can still be changed. */
export function Complete() {
  const { property } = useHotel();
  const { reservation } = useCheckIn();
  const { Booker: booker, ReservationItems: items, DateFrom, CheckInTime, SpecialRequests } = reservation;
  const name = booker?.FirstName ?? items[0]?.Guests[0]?.FirstName ?? '';
  return (
    <CheckInFrame
      heading={`You are checked in, ${name}.`}
      title="You are checked in"
      view="complete"
      badge={<Tag kind="positive">Checked in</Tag>}
      lead="The hotel has everything it needs."
    >
      <section aria-labelledby="whats-next">
        <h2 id="whats-next">What’s next</h2>
        <p style={{ marginTop: 'var(--s3)' }}>
          Come on {unbroken(longDateText(DateFrom))}, from {CheckInTime}. Say your name at the desk, and the
          key is yours.
        </p>
        <p className="muted">{property.PropertyAddress}</p>
      </section>
      <h2 className={styles.next}>What you told us</h2>
      <Checklist />
      {SpecialRequests !== null && (
        <p style={{ marginTop: 'var(--s4)' }}>
          <span className="side-head">Your requests</span>
          <br />
          {SpecialRequests}
        </p>
      )}
    </CheckInFrame>
  );
}
