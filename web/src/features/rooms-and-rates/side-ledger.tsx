import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { StayLedger } from '../../parts/ledger/stay-ledger.tsx';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { StayDates } from '../../parts/stay/stay-dates.tsx';
import { numberedUnit } from '../../parts/stay/stay-words.ts';
import styles from './rooms-and-rates.module.css';
import { viewQuery } from './view.ts';

interface SideLedgerProps {
  readonly rooms: readonly ChosenRoom[];
  readonly search: ValidSearch;
  /** The way on, once there is one. */
  readonly action: ReactNode;
}

/** The summary beside the steps: dates as ornament, the ledger, one button, one sentence. */
export function SideLedger({ rooms, search, action }: SideLedgerProps) {
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
      {action !== null && <p className={styles.sideAction}>{action}</p>}
      <p className={`small muted ${styles.sideNote}`}>
        Nothing is held until you book. You can change your choice at any point.
      </p>
    </section>
  );
}
