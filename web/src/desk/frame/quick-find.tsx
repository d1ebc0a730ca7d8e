import { deskPaths } from '@portico/contract/desk/desk-document';
import { everyBooking } from '@portico/contract/desk/every-booking';
import { localDate } from '@portico/domain/calendar/local-date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSettled } from '../../lib/use-settled.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { roomsText, shortDayText } from '../lib/booking-words.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { moveByArrows } from '../lib/move-by-arrows.ts';
import { Key } from '../parts/key.tsx';
import { Line, LineLink, Lines } from '../parts/lines.tsx';
import styles from './quick-find.module.css';

const MOST = 6;

/** Bookings as one types, from every screen; N begins a new one. */
export function QuickFind({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Find a booking" wide phone="full">
      <Find />
    </Dialog>
  );
}

function Find() {
  const [text, setText] = useState('');
  const [isEntered, setEntered] = useState(false);
  const find = useSettled(text.trim(), 200);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { code } = deskHotel();
  useEffect(() => {
    input.current?.focus();
  }, []);
  const { data, isError, isPlaceholderData } = useQuery({
    ...deskQuery('Bookings/Search', {
      ...everyBooking,
      find,
      after: null,
      limit: MOST,
    }),
    enabled: find !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const bookings = find === '' ? [] : (data?.bookings ?? []);
  const all = `${deskPaths.bookings(code)}?find=${encodeURIComponent(text.trim())}`;
  const isAnswered = text.trim() === find && (isError || (data !== undefined && !isPlaceholderData));
  const first = isAnswered ? bookings[0]?.number : undefined;
  const target = first === undefined ? all : deskPaths.booking(code, first);
  // Enter opens the first booking of what is typed, once that is answered.
  useEffect(() => {
    if (isEntered && isAnswered) void navigate(target);
  }, [isEntered, isAnswered, navigate, target]);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInField = event.target === input.current;
    if (moveByArrows(event, input.current)) return;
    if (event.key === 'Enter' && isInField) setEntered(true);
    else if (event.key.toLowerCase() === 'n' && !isInField) void navigate(deskPaths.newBooking(code));
    else return;
    event.preventDefault();
  }
  return (
    // Arrows move from the field to the lines and back; each line is a link.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.box} onKeyDown={onKeyDown}>
      <label className="vh" htmlFor="quick-find">
        Name, number, e-mail or phone
      </label>
      <input
        ref={input}
        id="quick-find"
        className={styles.field}
        type="search"
        maxLength={100}
        placeholder="Name, number, e-mail or phone"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setEntered(false);
        }}
      />
      <div role="status" className="vh">
        {find !== '' && data !== undefined && `${data.counts.all} found`}
      </div>
      {bookings.length > 0 && (
        <>
          <h3>Bookings</h3>
          <Lines>
            {bookings.map(({ number, booker, rooms, arrival }) => (
              <Line key={number}>
                <span>
                  <LineLink to={deskPaths.booking(code, number)}>{booker.name || number}</LineLink>{' '}
                  <span className={styles.rooms}>{roomsText(rooms)}</span>
                </span>
                <span className={styles.rooms}>{shortDayText(localDate(arrival))}</span>
              </Line>
            ))}
          </Lines>
        </>
      )}
      {find !== '' && data?.bookings.length === 0 && <p>Nobody by “{find}”.</p>}
      <h3>Do</h3>
      <Lines>
        {text.trim() !== '' && (
          <Line>
            <LineLink to={all}>See all in Bookings</LineLink>
          </Line>
        )}
        <Line>
          <LineLink to={deskPaths.newBooking(code)}>New booking</LineLink>
          <span aria-hidden="true">
            <Key>N</Key>
          </span>
        </Line>
      </Lines>
      <p className={styles.keys}>
        <Key>↑</Key> <Key>↓</Key> move, <Key>Enter</Key> opens, <Key>Esc</Key> closes
      </p>
    </div>
  );
}
