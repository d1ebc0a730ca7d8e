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
  /** The h1, and the tab's title. */
  heading: string;
  /** Names the view: a new one moves the focus to its heading. */
  view: string;
  lead?: string | undefined;
  children: ReactNode;
  /** Shown below it, and on a phone before the ways to change and cancel it; omitted during a change. */
  below?: ReactNode;
}

/** Views in which nothing is being changed. */
const restingViews = ['complete', 'pending-change'];

/** An open step of the booking: its content, and the booking beside it, collapsed below it on a phone. */
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

/** On a phone, below the step: collapsed until the guest opens it or the booking changes elsewhere. */
function FoldedBeside() {
  const { Version } = useBooked();
  const [first] = useState(Version);
  return (
    <Folded title="Your booking as it stands" isOpen={Version !== first}>
      <Beside />
    </Folded>
  );
}
