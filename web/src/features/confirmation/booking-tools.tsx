import { guestPaths } from '@portico/contract/paths';
import type { ReactNode } from 'react';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './confirmation.module.css';

/** Where to go from a finished booking. */
export function BookingTools() {
  const { code, property, unit } = useHotel();
  return (
    <nav className={`${styles.tools} no-print`} aria-label="Your booking">
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
