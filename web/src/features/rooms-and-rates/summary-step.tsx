import { guestsText } from '@portico/contract/texts/guest-texts';
import { guestPaths } from '@portico/contract/paths';
import { Link } from 'react-router';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { StayLedger } from '../../parts/ledger/stay-ledger.tsx';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { StayDates } from '../../parts/stay/stay-dates.tsx';
import { numberedUnit } from '../../parts/stay/stay-words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Rows } from '../../ui/rows.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import styles from './rooms-and-rates.module.css';
import { viewQuery } from './view.ts';

interface SummaryStepProps {
  readonly rooms: readonly ChosenRoom[];
  readonly search: ValidSearch;
}

/** A phone's summary: each part can be changed, and the button goes on to checkout. */
export function SummaryStep({ rooms, search }: SummaryStepProps) {
  const { code, unit } = useHotel();
  const guestsLink = `?${viewQuery(search.link, { name: 'guests' })}`;
  return (
    <>
      <h1 className={styles.heading}>Your stay</h1>
      <div className={styles.dates}>
        <StayDates stay={search.stay} />
      </div>
      <Rows>
        {rooms.map(({ item, roomTypeName, offer }) => (
          <li className={styles.row} key={item.roomNumber}>
            <span>
              <span className={styles.rowTitle}>{roomTypeName}</span>
              <span className="small muted">
                {offer.rate.RatePlanName} · {guestsText(item.guests)}
              </span>
            </span>
            <Link
              className={textLinkClass}
              to={`?${viewQuery(search.link, { name: 'rooms', roomNumber: item.roomNumber })}`}
            >
              Change <span className="vh">{numberedUnit(item.roomNumber, unit)}</span>
            </Link>
          </li>
        ))}
        <li className={styles.row}>
          <span>
            <span className={styles.rowTitle}>Guests</span>
            <span className="small muted">
              {rooms.map(({ item }) => `${item.leadGuest?.firstName} ${item.leadGuest?.lastName}`).join(', ')}
            </span>
          </span>
          <Link className={textLinkClass} to={guestsLink}>
            Change <span className="vh">guests</span>
          </Link>
        </li>
      </Rows>
      <StayLedger rooms={rooms} roomCount={search.rooms.length} />
      <p className={styles.goOn}>
        {/* Checkout is a document of its own. */}
        <a className={buttonClass({ block: true })} href={guestPaths.checkout(code)}>
          Go to checkout
        </a>
      </p>
    </>
  );
}
