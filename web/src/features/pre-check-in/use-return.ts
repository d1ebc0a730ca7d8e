import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCheckIn } from './opened/check-in-context.ts';
import { returnedNews } from './summary/save-news.ts';
import { keepSentCheckIn, readSentCheckIn } from './summary/sent-check-in.ts';

/** Once what waited for the bank is decided, the tab that sent it goes on from there. */
export function useReturn(): void {
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
