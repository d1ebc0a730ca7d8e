import { deskPaths } from '@portico/contract/desk/desk-document';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { counted } from '@portico/contract/texts/counted';
import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import { isLocalDate, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { HotelsToday } from './hotels-today.tsx';
import { KeyBoard } from './key-board.tsx';
import { Needs } from './needs.tsx';
import styles from './today-page.module.css';

type Day = DeskAnswer<'Today/Read'>;

/** Who comes, goes and stays on a day; the day is in the address. Rule: docs/desk.md, "Today". */
export default function TodayPage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const date = isLocalDate(asked) ? asked : null;
  const { data, error, refetch } = useQuery({
    ...deskQuery('Today/Read', { date }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const shown = date ?? (data === undefined ? deskHotel().today : localDate(data.today));
  const go = (day: LocalDate) => setQuery({ day });
  return (
    <DeskPage
      title={dayAndMonthText(shown, deskHotel().today)}
      sub={data?.date === shown ? sentenceOf(data) : undefined}
      actions={
        <span className={styles.print}>
          <Button variant="second" onClick={() => window.print()}>
            <Icon name="print" />
            Print the day
          </Button>
        </span>
      }
    >
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data === undefined ? (
        error === null && <DeskWaiting />
      ) : (
        <>
          <DayStrip days={data.days} shown={shown} today={localDate(data.today)} onGo={go} />
          <Lists day={data} />
        </>
      )}
    </DeskPage>
  );
}

function Lists({ day }: { readonly day: Day }) {
  // Nobody arrives or leaves before their day.
  const isThere = day.date <= day.today;
  return (
    <div className={styles.columns}>
      <div className={styles.needs}>
        <Needs />
      </div>
      <div className={styles.lists}>
        <DayList
          title="Arriving"
          note={`from ${day.checkIn}`}
          list={day.arriving}
          by="arrival-time"
          ring={isThere ? 'Booking/CheckIn' : undefined}
        />
        <DayList
          title="Leaving"
          note={`by ${day.checkOut}`}
          list={day.leaving}
          ring={isThere ? 'Booking/CheckOut' : undefined}
        />
        <DayList
          title="In house"
          list={day.inHouse}
          by="departure"
          more={deskPaths.bookings(deskHotel().code)}
        />
        <HotelsToday />
      </div>
      <div className={styles.board}>
        <KeyBoard day={day} />
      </div>
    </div>
  );
}

/** “6 rooms arrive, 4 leave, and 18 of 24 are let tonight. It is 13:20.” */
function sentenceOf({ arriving, leaving, days, date, today, time }: Day): string {
  const night = days.find((one) => one.date === date);
  const when = date === today ? 'tonight' : 'that night';
  const clock = date === today ? ` It is ${time}.` : '';
  return `${moves(arriving.rooms, leaving.rooms)}, and ${lettingText(night?.let ?? 0, night?.rooms ?? 0)} ${when}.${clock}`;
}

/** “6 rooms arrive, 4 leave”, “1 room leaves”, “No one arrives or leaves”. */
function moves(arriving: number, leaving: number): string {
  const { unitName } = deskHotel();
  const rooms = (count: number) => counted(count, unitName.singular, unitName.plural);
  const arrive = arriving === 1 ? 'arrives' : 'arrive';
  const leave = leaving === 1 ? 'leaves' : 'leave';
  if (arriving === 0)
    return leaving === 0 ? 'No one arrives or leaves' : `No one arrives, ${rooms(leaving)} ${leave}`;
  return `${rooms(arriving)} ${arrive}, ${leaving === 0 ? 'no one leaves' : `${leaving} ${leave}`}`;
}

/** “18 of 24 are let”, “all 24 are let”, “none of 24 is let”. */
function lettingText(letRooms: number, rooms: number): string {
  if (rooms === 0) return `no ${deskHotel().unitName.singular} is for sale`;
  if (letRooms === 0) return `none of ${rooms} is let`;
  if (letRooms === rooms && rooms > 1) return `all ${rooms} are let`;
  return `${letRooms} of ${rooms} ${letRooms === 1 ? 'is' : 'are'} let`;
}
