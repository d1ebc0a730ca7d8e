import { guestPaths } from '@portico/contract/paths';
import { dotted } from '@portico/contract/texts/dotted';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { chosenExtras } from '../../../shared/offers/chosen-room.ts';
import { RatesApart } from '../../../shared/offers/rates-apart.tsx';
import { StayLedger } from '../../../shared/offers/stay-ledger.tsx';
import { roomTypeOf } from '../../../shared/offers/offers.ts';
import { StayDates } from '../../../shared/stay/stay-dates.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { AddRoom } from '../changes/add-room.tsx';
import { RoomLinks } from '../changes/room-links.tsx';
import { finishedParts } from '../journey/finished-parts.ts';
import styles from '../journey/rooms-and-rates.module.css';
import type { Journey } from '../journey/use-journey.ts';
import { viewQuery, type View } from '../journey/view.ts';

/** A phone's summary: each part can be changed, and the button leads to checkout. */
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

/** Each part of the stay, with the link back to it. */
function SummaryRows({ journey }: { journey: Journey }) {
  const { unit } = useHotel();
  const { facts, rooms, state } = journey;
  return (
    <Rows>
      {rooms.map((room) => {
        const { roomNumber, guests } = room.item;
        return (
          <Row
            key={roomNumber}
            title={room.roomTypeName}
            words={dotted(room.offer.rate.RatePlanName, unbroken(guestsText(guests)))}
            links={<RoomLinks journey={journey} roomNumber={roomNumber} />}
          />
        );
      })}
      {finishedParts(state, unit).map(({ view, name }) => {
        const query = viewQuery(facts.search.link, view);
        return (
          <Row
            key={query}
            title={name}
            words={wordsOf(journey, view)}
            links={
              <Link className={textLinkClass} to={`?${query}`}>
                Change <span className="vh">{name.toLowerCase()}</span>
              </Link>
            }
          />
        );
      })}
    </Rows>
  );
}

function Row({ title, words, links }: { title: string; words: string; links: ReactNode }) {
  return (
    <li className={styles.row}>
      <span>
        <span className={styles.rowTitle}>{title}</span>
        <span className="small muted">{words}</span>
      </span>
      {links}
    </li>
  );
}

function wordsOf({ facts, rooms }: Journey, view: View): string {
  if (!('roomNumber' in view)) {
    return rooms.map(({ item }) => `${item.leadGuest?.firstName} ${item.leadGuest?.lastName}`).join(', ');
  }
  const room = rooms.find(({ item }) => item.roomNumber === view.roomNumber);
  if (room === undefined) return '';
  if (view.name === 'extras') {
    const extras = chosenExtras(room).map(({ words }) => words);
    return extras.join(', ') || 'None';
  }
  const { upgradedFrom } = room.item;
  return upgradedFrom === null ? 'None' : `In place of ${roomTypeOf(facts, upgradedFrom)?.Name}`;
}
