import { guestsText } from '@portico/contract/texts/guest-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { chosenExtras } from '../../parts/ledger/chosen-room.ts';
import { bookingStateOf } from '../../parts/offers/booking-state.ts';
import { Rows } from '../../ui/rows.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import { RoomLinks } from './room-links.tsx';
import styles from './rooms-and-rates.module.css';
import type { Journey } from './use-journey.ts';
import { viewQuery } from './view.ts';
import type { View } from './view.ts';

/** Each part of the stay, with the way back to it. */
export function SummaryRows({ journey }: { journey: Journey }) {
  const { unit } = useHotel();
  const { facts, booking, rooms, isDesktop } = journey;
  const state = bookingStateOf(facts, booking, isDesktop);
  const row = (key: string, title: ReactNode, words: ReactNode, links: ReactNode) => (
    <li className={styles.row} key={key}>
      <span>
        <span className={styles.rowTitle}>{title}</span>
        <span className="small muted">{words}</span>
      </span>
      {links}
    </li>
  );
  const changeLink = (view: View, what: string) => (
    <Link className={textLinkClass} to={`?${viewQuery(facts.search.link, view)}`}>
      Change <span className="vh">{what}</span>
    </Link>
  );
  return (
    <Rows>
      {rooms.map((room) => {
        const { roomNumber, guests } = room.item;
        const words = `${room.offer.rate.RatePlanName} · ${guestsText(guests)}`;
        return row(
          `room-${roomNumber}`,
          room.roomTypeName,
          words,
          <RoomLinks journey={journey} roomNumber={roomNumber} />,
        );
      })}
      {row(
        'guests',
        'Guests',
        rooms.map(({ item }) => `${item.leadGuest?.firstName} ${item.leadGuest?.lastName}`).join(', '),
        changeLink({ name: 'guests' }, 'guests'),
      )}
      {rooms
        .filter(({ item }) =>
          state.rooms.some((room) => room.roomNumber === item.roomNumber && room.extrasOffered),
        )
        .map((room) => {
          const { roomNumber } = room.item;
          const title = rooms.length === 1 ? 'Extras' : `Extras, ${unit.singular} ${roomNumber}`;
          const words = chosenExtras(room).map((extra) => extra.words);
          const link = changeLink({ name: 'extras', roomNumber }, title.toLowerCase());
          return row(`extras-${roomNumber}`, title, words.join(', ') || 'None', link);
        })}
    </Rows>
  );
}
