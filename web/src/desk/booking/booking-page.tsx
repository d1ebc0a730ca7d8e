import { deskPaths } from '@portico/contract/desk/desk-document';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { DeskColumns } from '../parts/desk-columns.tsx';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { ArrivalTime } from './arrival-time.tsx';
import { BookingActs, type PanelName } from './booking-acts.tsx';
import { BookingFolio } from './booking-folio.tsx';
import { BookingTags, Contacts, StayDates } from './booking-head.tsx';
import { BookingInvoices } from './booking-invoices.tsx';
import { BookingNotes } from './booking-notes.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { BookingRooms } from './booking-rooms.tsx';
import { BookingStory } from './booking-story.tsx';
import styles from './booking.module.css';
import type { Booking } from './booking-texts.ts';

export default function BookingPage() {
  const { number = '' } = useParams();
  const { data, error, refetch } = useQuery(deskQuery('Booking/Read', { number }));
  const back = (
    <p className={styles.back}>
      <Link to={deskPaths.bookings(deskHotel().code)}>
        <Icon name="back" />
        Bookings
      </Link>
    </p>
  );
  if (data !== undefined) return <OneBooking booking={data} back={back} />;
  return (
    <DeskPage title={`Booking ${number}`} before={back}>
      {error === null ? <DeskWaiting /> : <DeskFault error={error} onAgain={() => void refetch()} />}
    </DeskPage>
  );
}

interface OpenPanel {
  readonly name: PanelName;
  readonly roomNumber: number | null;
}

function OneBooking({ booking, back }: { readonly booking: Booking; readonly back: ReactNode }) {
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { firstName, lastName } = booking.booker;
  const name = `${firstName} ${lastName}`.trim() || 'No name';
  function open(opened: PanelName, roomNumber: number | null = null) {
    setNews(null);
    setPanel({ name: opened, roomNumber });
  }
  function close(said: string | null) {
    setNews(said);
    setPanel(null);
  }
  return (
    <DeskPage
      title={`${name}, ${booking.number}`}
      heading={name}
      before={
        <>
          {back}
          <BookingTags booking={booking} />
        </>
      }
      sub={<Contacts booking={booking} />}
      actions={
        <div>
          <StayDates booking={booking} />
          <ArrivalTime booking={booking} />
        </div>
      }
    >
      <DeskColumns
        sideFirst={panel !== null}
        side={
          <div className={styles.side}>
            {panel !== null && (
              <BookingPanel
                key={`${panel.name} ${panel.roomNumber}`}
                {...panel}
                booking={booking}
                onClose={close}
              />
            )}
            <BookingActs booking={booking} news={news} onOpen={open} onNews={setNews} />
          </div>
        }
      >
        <BookingRooms booking={booking} onOpen={open} />
        <BookingFolio booking={booking} />
        <BookingInvoices booking={booking} />
        <BookingNotes booking={booking} />
        <BookingStory booking={booking} />
      </DeskColumns>
    </DeskPage>
  );
}
