import { apiPaths, guestPaths } from '@portico/contract/paths';
import type { ReactNode } from 'react';
import { keepLookup } from '../../parts/booked/lookup-session.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './confirmation.module.css';

/**
 * What to do with a finished booking, and where to go from it. This page shows a booking and grants nothing: managing
 * begins with the lookup, which knows the number.
 */
export function BookingTools({ token, number }: { token: string; number: string }) {
  const { code, property, unit } = useHotel();
  const query = new URLSearchParams({ propertyId: String(property.PropertyId), referenceNumber: token });
  return (
    <nav className={`${styles.tools} no-print`} aria-label="Your booking">
      <a href={guestPaths.manage(code)} onClick={() => keepLookup(code, { reservationNumber: number })}>
        <Words icon="key">Manage booking</Words>
      </a>
      <a href={`${apiPaths.reservationCalendar()}?${query.toString()}`}>
        <Words icon="calendar">Add to calendar</Words>
      </a>
      <a href={property.DirectionsUrl} target="_blank" rel="noopener noreferrer">
        <Words icon="pin">
          Directions<span className="vh"> (opens in a new tab)</span>
        </Words>
      </a>
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
