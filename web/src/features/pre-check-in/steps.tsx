import { checklist } from '@portico/domain/journeys/pre-check-in-journey';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { CheckInFrame } from './check-in-frame.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { Complete } from './complete.tsx';
import { useCheckIn } from './opened/check-in-context.ts';
import { PendingSave } from './pending-save.tsx';
import { Summary } from './summary/summary.tsx';
import { returnedNews } from './summary/save-news.ts';
import { keepSentCheckIn, readSentCheckIn } from './summary/sent-check-in.ts';

/** The place of the address; what waits for a bank comes before it. */
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

/** Once what waited for the bank is decided, the tab that sent it goes on from there. */
function useReturn(): void {
  const { reservation, say, saved } = useCheckIn();
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
    } else if (last !== null) say(returnedNews(last));
  });
  useEffect(() => {
    if (isDecided) goOn();
  }, [isDecided]);
}
