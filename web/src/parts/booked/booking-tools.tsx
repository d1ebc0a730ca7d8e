import { guestPaths } from '@portico/contract/paths';
import type { ReactNode } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './booking-tools.module.css';

/** What to do with a finished booking, and where to go from it. `calendar`: the address of its file; a booking that is cancelled has none. */
export function BookingTools({ calendar }: { calendar: string | null }) {
  const { code, property, unit } = useHotel();
  return (
    <nav className={`${styles.tools} no-print`} aria-label="Your booking">
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
