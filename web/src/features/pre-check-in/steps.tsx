import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { longDateText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { checklist } from '@portico/domain/journeys/pre-check-in-journey';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { PhoneLink } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './check-in-frame.module.css';
import { CheckInFrame } from './check-in-frame.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { useCheckIn } from './opened/check-in-context.ts';
import { returnedNews } from './summary/save-news.ts';
import { keepSentCheckIn, readSentCheckIn } from './summary/sent-check-in.ts';
import { Summary } from './summary/summary.tsx';

/** The place of the address; a save waiting for a bank comes before it. */
export function StepShown() {
  const { reservation, place, state } = useCheckIn();
  useReturn();
  if (reservation.PendingSave !== null) return <PendingSave pending={reservation.PendingSave} />;
  if (place.step === 'complete') return <Complete />;
  const items = checklist(state);
  const done = items.filter(({ reviewed }) => reviewed === 'done').length;
  return (
    <CheckInFrame
      heading="Check in before you come"
      title={`Check in, ${done} of ${items.length} done`}
      view="checklist"
      lead="Do this now, and nothing is left to write when you arrive."
    >
      <Checklist />
      {place.step === 'summary' && <Summary />}
    </CheckInFrame>
  );
}

/** Once the bank has decided, the tab that sent it continues from there. */
function useReturn(): void {
  const { reservation, showNews, saved } = useCheckIn();
  const navigate = useNavigate();
  const { EntityId: id, PendingSave: pending, LastSave: last } = reservation;
  const isDecided = pending === null && last !== null;

  const goOn = useEffectEvent(() => {
    const sent = readSentCheckIn(id);
    if (sent === null || sent.key !== null) return;
    keepSentCheckIn(id, null);
    if (last === 'Applied') {
      saved(reservation);
      void navigate({ search: '' }, { replace: true });
    } else if (last !== null) showNews(returnedNews(last));
  });
  useEffect(() => {
    if (isDecided) goOn();
  }, [isDecided]);
}

/** An undecided card or payment: the link to the bank, or to the provider's page. */
function PendingSave({ pending }: { pending: NonNullable<PreCheckInReservation['PendingSave']> }) {
  return (
    <CheckInFrame
      heading="One answer is missing"
      title="One answer is missing"
      view="pending"
      lead="Your check-in waits for it."
    >
      <Notice tone="info" live="off" title="Your bank, or the page of the provider, has the last word.">
        {pending.ActionUrl === null
          ? 'We are asking what it says. This page goes on by itself; please do not send it again.'
          : 'It has a question for you. What you typed is kept meanwhile.'}
      </Notice>
      {pending.ActionUrl !== null && (
        <p className="actions" style={{ marginTop: 'var(--s5)' }}>
          <a className={buttonClass()} href={pending.ActionUrl}>
            Go on to answer it
          </a>
        </p>
      )}
      <p className="small muted" style={{ marginTop: 'var(--s4)' }}>
        You can also call us: <PhoneLink />
      </p>
    </CheckInFrame>
  );
}

/** Everything is at the hotel: what comes next, and what was given, which can still be changed. */
function Complete() {
  const { property } = useHotel();
  const { reservation } = useCheckIn();
  const { Booker: booker, ReservationItems: items, DateFrom, CheckInTime } = reservation;
  const { ArrivalTime, SpecialRequests } = reservation;
  const name = booker?.FirstName ?? items[0]?.Guests[0]?.FirstName ?? '';
  return (
    <CheckInFrame
      heading={`You are checked in, ${name}.`}
      title="You are checked in"
      view="complete"
      badge={<Tag kind="positive">Checked in</Tag>}
      lead="The hotel has everything it needs."
    >
      <section aria-labelledby="whats-next">
        <h2 id="whats-next">What’s next</h2>
        <p style={{ marginTop: 'var(--s3)' }}>
          Come on {unbroken(longDateText(DateFrom))}, from {CheckInTime}. Say your name at the desk, and the
          key is yours.
        </p>
        <p className="muted">{property.PropertyAddress}</p>
      </section>
      <h2 className={styles.next}>What you told us</h2>
      <Checklist />
      {ArrivalTime !== null && (
        <p style={{ marginTop: 'var(--s4)' }}>
          <span className="side-head">You expect to arrive</span>
          <br />
          At {ArrivalTime}
        </p>
      )}
      {SpecialRequests !== null && (
        <p style={{ marginTop: 'var(--s4)' }}>
          <span className="side-head">Your requests</span>
          <br />
          {SpecialRequests}
        </p>
      )}
    </CheckInFrame>
  );
}
