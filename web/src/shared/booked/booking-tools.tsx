import { guestPaths } from '@portico/contract/paths';
import type { ReactNode } from 'react';
import { keepLookup } from './lookup-session.ts';
import { writeOpened } from './opened-session.ts';
import { keepTableStay, type TableStay } from './table-stay.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { WhereLink } from '../hotel/where-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './booking-tools.module.css';

interface BookingToolsProps {
  /** The address of its calendar file; a cancelled booking has none. */
  calendar: string | null;
  /**
   * For a page that shows it and grants nothing. The browser that booked opens it from there; any other looks it up,
   * with the number filled in. Null where it is managed.
   */
  leadsTo: { readonly ReservationId: string; readonly ReservationNumber: string } | null;
  /** The first of its rooms to which extras can be added; null when there is none, and where it is managed. */
  extrasOf?: number | null;
  /** The stay for a table booking; omitted when none can be booked for it. */
  table?: TableStay | undefined;
}

/** Actions on a finished booking, and further links. */
export function BookingTools({ calendar, leadsTo, extrasOf = null, table }: BookingToolsProps) {
  const { code, property, unit } = useHotel();
  function keepBooking() {
    if (leadsTo === null) return;
    keepLookup(code, { reservationNumber: leadsTo.ReservationNumber });
    writeOpened(code, leadsTo.ReservationId, { wasShown: false });
  }
  return (
    <nav className={`${styles.tools} no-print`} aria-label="Your booking">
      {table !== undefined && (
        <a href={guestPaths.table(code)} onClick={() => keepTableStay(code, table)}>
          <Words icon="table">Book a table</Words>
        </a>
      )}
      {leadsTo !== null && (
        <a href={guestPaths.openedReservation(code)} onClick={keepBooking}>
          <Words icon="key">Manage booking</Words>
        </a>
      )}
      {leadsTo !== null && extrasOf !== null && (
        <a href={guestPaths.openedExtras(code, extrasOf)} onClick={keepBooking}>
          <Words icon="plus">Add extras</Words>
        </a>
      )}
      {calendar !== null && (
        <a href={calendar}>
          <Words icon="calendar">Add to calendar</Words>
        </a>
      )}
      <a href={property.DirectionsUrl} target="_blank" rel="noopener noreferrer">
        <Words icon="pin">
          Directions<span className="vh"> (opens in a new tab)</span>
        </Words>
      </a>
      {property.HasWhere && (
        <WhereLink isElsewhere>
          <Words icon="train">How to find us</Words>
        </WhereLink>
      )}
      <button type="button" onClick={() => window.print()}>
        <Words icon="print">Print</Words>
      </button>
      <a href={guestPaths.book(code)}>
        <Words icon="plus">Book another {unit.singular}</Words>
      </a>
      <a href={property.WebsiteUrl}>
        <Words icon="back">Back to the hotel website</Words>
      </a>
    </nav>
  );
}

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span>{children}</span>
      <Icon name="arrow" className={styles.arrow} />
    </>
  );
}
