import { moneyText } from '@portico/contract/texts/money-text';
import { Link } from 'react-router';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { quoteOf } from '../../shared/offers/chosen-room.ts';
import { RatesApart } from '../../shared/offers/rates-apart.tsx';
import { StayLines, StaySum } from '../../shared/offers/stay-ledger.tsx';
import { StayDates } from '../../shared/stay/stay-dates.tsx';
import { Announced } from '../../ui/announced.tsx';
import { Folded } from '../../ui/folded.tsx';
import { SideColumn } from '../../ui/side-column.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import { AddRoom } from './changes/add-room.tsx';
import { RoomLinks } from './changes/room-links.tsx';
import { finishedParts } from './journey/finished-parts.ts';
import styles from './journey/rooms-and-rates.module.css';
import { useStepAction } from './journey/step-action.tsx';
import type { Journey } from './journey/use-journey.ts';
import { viewQuery } from './journey/view.ts';
import { hasWayOn, WayOn } from './journey/way-on.tsx';

/**
 * The summary beside the steps: dates as ornament, the ledger, one button, one sentence; collapsed under a phone's
 * form.
 */
export function SideLedger({ journey }: { journey: Journey }) {
  const { rooms, isDesktop, view } = journey;
  const { search, hotel } = journey.facts;
  const stepAction = useStepAction(journey, { block: true });
  const wayOn = hasWayOn(journey) ? <WayOn journey={journey} block /> : null;
  // On a phone, the bar at the foot has the step's button.
  const action = isDesktop ? stepAction : wayOn;
  const sum = <StaySum rooms={rooms} roomCount={search.rooms.length} />;
  const announced = (
    <Announced
      text={`${rooms.length === search.rooms.length ? 'Total' : 'So far'}: ${moneyText(quoteOf(rooms).grossMinor, hotel.currency)}`}
    />
  );
  if (!isDesktop && view.name === 'guests') {
    return (
      <section aria-label="Your stay">
        {announced}
        <Folded title="Your stay so far">
          <Lines journey={journey} />
          {sum}
        </Folded>
      </section>
    );
  }
  return (
    <SideColumn
      title="Your stay"
      foot={
        <>
          {sum}
          {announced}
          {action !== null && <p className={styles.sideAction}>{action}</p>}
        </>
      }
    >
      <Lines journey={journey} />
    </SideColumn>
  );
}

function Lines({ journey }: { journey: Journey }) {
  const { rooms } = journey;
  const { search } = journey.facts;
  return (
    <>
      <div className={styles.dates}>
        <StayDates stay={search.stay} />
      </div>
      <StayLines
        rooms={rooms}
        roomCount={search.rooms.length}
        withNights
        change={(roomNumber) => <RoomLinks journey={journey} roomNumber={roomNumber} />}
      />
      <RatesApart rooms={rooms} />
      <AddRoom journey={journey} />
      <PartLinks journey={journey} />
      <p className={`small muted ${styles.sideNote}`}>
        Nothing is held until you book. You can change your choice at any point.
      </p>
    </>
  );
}

/** Under the rooms: links back to each finished part, except the one shown. */
function PartLinks({ journey }: { journey: Journey }) {
  const { unit } = useHotel();
  const { search } = journey.facts;
  const shown = viewQuery(search.link, journey.view);
  const parts = finishedParts(journey.state, unit)
    .map(({ view, name }) => ({ query: viewQuery(search.link, view), name }))
    .filter(({ query }) => query !== shown);
  if (parts.length === 0) return null;
  return (
    <ul className={styles.partLinks} aria-label="Change what you have chosen">
      {parts.map(({ query, name }) => (
        <li key={query}>
          <Link className={textLinkClass} to={`?${query}`}>
            Change {name.toLowerCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
