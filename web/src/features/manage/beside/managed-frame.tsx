import { unbroken } from '@portico/contract/texts/unbroken';
import { useState, type ReactNode } from 'react';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { usePageFocus } from '../../../lib/page-focus.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Folded } from '../../../ui/folded.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CancelSection } from '../cancelling/cancel-section.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { PageNewsShown } from '../opened/page-news.tsx';
import styles from './managed-frame.module.css';
import { ThisBooking } from './this-booking.tsx';

interface ManagedFrameProps {
  /** The h1, and the name of the tab. */
  heading: string;
  /** Names the view: another one takes the focus to its heading. */
  view: string;
  lead?: string | undefined;
  children: ReactNode;
  /** What stands below it, and on a phone before the ways to change and cancel it; left out while it is being changed. */
  below?: ReactNode;
}

/** Nothing is being changed in them. */
const restingViews = ['complete', 'pending-change'];

/** A step of the booking that is open: what is done in it, and the booking beside it, on a phone folded up below. */
export function ManagedFrame({ heading, view, lead, children, below }: ManagedFrameProps) {
  const { property } = useHotel();
  const isDesktop = useMedia(desktopQuery);
  const isAtRest = below !== undefined || restingViews.includes(view);
  const { ReservationNumber } = useBooked();
  usePageFocus(`${heading}, ${ReservationNumber} – ${property.PropertyName}`, view);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={classNames('split', styles.split)}>
        <div>
          <PageNewsShown />
          <Tag kind="fill">{ReservationNumber}</Tag>
          <h1 className={styles.heading}>{heading}</h1>
          {lead !== undefined && <p className={`lead muted ${styles.lead}`}>{unbroken(lead)}</p>}
          {children}
        </div>
        {below !== undefined && !isDesktop && <div className={styles.below}>{below}</div>}
        <aside>{isDesktop || isAtRest ? <Beside /> : <FoldedBeside key={view} />}</aside>
        {below !== undefined && isDesktop && <div className={styles.below}>{below}</div>}
      </div>
    </main>
  );
}

function Beside() {
  return (
    <>
      <ThisBooking />
      <CancelSection />
    </>
  );
}

/** On a phone, under what is being done: folded away, until the guest opens it or the booking is changed elsewhere. */
function FoldedBeside() {
  const { Version } = useBooked();
  const [first] = useState(Version);
  return (
    <Folded title="Your booking as it stands" isOpen={Version !== first}>
      <Beside />
    </Folded>
  );
}
