import { Link } from 'react-router';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { StayLedger } from '../../parts/ledger/stay-ledger.tsx';
import { StayDates } from '../../parts/stay/stay-dates.tsx';
import { numberedUnit } from '../../parts/stay/stay-words.ts';
import styles from './rooms-and-rates.module.css';
import type { Journey } from './use-journey.ts';
import { viewQuery } from './view.ts';
import { hasWayOn, WayOn } from './way-on.tsx';

/** The summary beside the steps: dates as ornament, the ledger, one button, one sentence. */
export function SideLedger({ journey }: { journey: Journey }) {
  const { rooms } = journey;
  const { search } = journey.facts;
  const { unit } = useHotel();
  return (
    <section aria-labelledby="your-stay">
      <h2 className="h3" id="your-stay">
        Your stay
      </h2>
      <div className={styles.dates}>
        <StayDates stay={search.stay} />
      </div>
      <StayLedger
        rooms={rooms}
        roomCount={search.rooms.length}
        withNights
        change={(roomNumber) => (
          <Link
            className={styles.change}
            to={`?${viewQuery(search.link, { name: 'rooms', roomNumber })}`}
            preventScrollReset
          >
            Change <span className="vh">{numberedUnit(roomNumber, unit)}</span>
          </Link>
        )}
      />
      {hasWayOn(journey) && (
        <p className={styles.sideAction}>
          <WayOn journey={journey} block />
        </p>
      )}
      <p className={`small muted ${styles.sideNote}`}>
        Nothing is held until you book. You can change your choice at any point.
      </p>
    </section>
  );
}
