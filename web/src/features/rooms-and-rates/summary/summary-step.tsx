import { guestPaths } from '@portico/contract/paths';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { RatesApart } from '../../../parts/ledger/rates-apart.tsx';
import { StayLedger } from '../../../parts/ledger/stay-ledger.tsx';
import { StayDates } from '../../../parts/stay/stay-dates.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { AddRoom } from '../changes/add-room.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import { SummaryRows } from './summary-rows.tsx';
import type { Journey } from '../journey/use-journey.ts';

/** A phone's summary: each part can be changed, and the button goes on to checkout. */
export function SummaryStep({ journey }: { journey: Journey }) {
  const { code } = useHotel();
  const { facts, rooms } = journey;
  return (
    <>
      <h1 className={styles.heading}>Your stay</h1>
      <div className={styles.dates}>
        <StayDates stay={facts.search.stay} />
      </div>
      <SummaryRows journey={journey} />
      <AddRoom journey={journey} />
      <StayLedger rooms={rooms} roomCount={facts.search.rooms.length} />
      <RatesApart rooms={rooms} />
      <p className={styles.goOn}>
        {/* Checkout is a document of its own. */}
        <ButtonLink block href={guestPaths.checkout(code)} onClick={journey.onCheckout}>
          Go to checkout
        </ButtonLink>
      </p>
    </>
  );
}
