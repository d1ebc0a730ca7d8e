import { addDays, daysBetween } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { OwnerContext, useHotel } from './hotel-context.ts';
import { localNow } from './local-now.ts';

const lookEveryMs = 30_000;

/**
 * For its children the hotel's date goes on at the hotel's midnight while the page stays open. It begins with the
 * server's, and the browser's clock only counts the days since: one that is wrong by years does no harm. Not for
 * checkout, whose form must not go away at midnight.
 */
export function LiveToday({ children }: { children: ReactNode }) {
  const hotel = useHotel();
  const [openedOn] = useState<LocalDate>(() => localNow(hotel).date);
  const [daysSince, setDaysSince] = useState(0);

  useEffect(() => {
    const look = () => setDaysSince(Math.max(0, daysBetween(openedOn, localNow(hotel).date)));
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hotel, openedOn]);

  const live = useMemo(() => ({ ...hotel, today: addDays(hotel.today, daysSince) }), [hotel, daysSince]);
  return <OwnerContext value={live}>{children}</OwnerContext>;
}
