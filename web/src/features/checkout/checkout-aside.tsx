import { cancellationSentence } from '@portico/contract/texts/terms-texts';
import { cancellationTerms } from '@portico/domain/reservation/cancellation-policy';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { localNow } from '../../parts/hotel/local-now.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { StayLedger } from '../../parts/ledger/stay-ledger.tsx';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { StayDates } from '../../parts/stay/stay-dates.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './checkout.module.css';

interface CheckoutAsideProps {
  readonly rooms: readonly ChosenRoom[];
  readonly search: ValidSearch;
  /** Where rooms are chosen: another document. */
  readonly roomsUrl: string;
}

/** What is being booked, beside the form. */
export function CheckoutAside({ rooms, search, roomsUrl }: CheckoutAsideProps) {
  const hotel = useHotel();
  const now = localNow(hotel);
  const sentences = rooms.map(({ offer }) =>
    cancellationSentence(cancellationTerms(offer.plan.cancellation, search.stay, now)),
  );
  return (
    <section aria-labelledby="your-stay">
      <h2 className="h3" id="your-stay">
        Your stay
      </h2>
      <div className={styles.dates}>
        <StayDates stay={search.stay} />
      </div>
      <StayLedger rooms={rooms} roomCount={search.rooms.length} />
      {rooms.length > 0 && <h3 className={`side-head ${styles.cancelling}`}>Cancelling</h3>}
      {[...new Set(sentences)].map((sentence) => (
        <p className="small" key={sentence}>
          {sentence}
        </p>
      ))}
      <p className={styles.change}>
        <TextLink href={roomsUrl}>Change {hotel.unit.plural}</TextLink>
      </p>
    </section>
  );
}
