import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskMoney } from '../lib/desk-money.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import styles from './key-board.module.css';

type Day = DeskAnswer<'Today/Read'>;
type Type = Day['board'][number];

/** More keys than this are not drawn: the figures say it. */
const MOST_KEYS = 40;

/** The rooms of a night by type, as keys on hooks: in house, arriving, free, not for sale. */
export function KeyBoard({ day }: { readonly day: Day }) {
  const { board, days, date, today, nightMinor } = day;
  const night = days.find((one) => one.date === date);
  const letRooms = night?.let ?? 0;
  const rooms = night?.rooms ?? 0;
  return (
    <DeskSection title={date === today ? 'The key board, tonight' : 'The key board, that night'}>
      <div className={styles.sum}>
        <b>{letRooms}</b>
        <span>
          of {rooms} {deskHotel().unitName.plural} let
          {rooms > 0 && `, ${Math.round((letRooms / rooms) * 100)}%`}
          {letRooms > 0 && (
            <>
              <br />
              {deskMoney(Math.round(nightMinor / letRooms))} a {deskHotel().unitName.singular},{' '}
              {deskMoney(nightMinor)} the night
            </>
          )}
        </span>
      </div>
      <ul className={styles.board}>
        {board.map((type) => (
          <OneType key={type.roomType} type={type} />
        ))}
      </ul>
      <ul className={styles.legend}>
        <li>
          <span className={`${styles.key} ${styles.in}`} />
          In house
        </li>
        <li>
          <span className={`${styles.key} ${styles.due}`} />
          Arriving
        </li>
        <li>
          <span className={styles.key} />
          Free
        </li>
        <li>
          <span className={`${styles.key} ${styles.shut}`} />
          Not for sale
        </li>
      </ul>
    </DeskSection>
  );
}

function OneType({ type }: { readonly type: Type }) {
  const { roomType, rooms, inHouse, arriving, free, fromMinor } = type;
  return (
    <li>
      <span>{roomType}</span>
      <span className={styles.of}>
        {inHouse + arriving} of {rooms}
        <br />
        <span className={styles.free}>{freeText(free, fromMinor)}</span>
      </span>
      {rooms <= MOST_KEYS && (
        <span className={styles.keys} aria-hidden="true">
          <Keys look={styles.in} count={inHouse} />
          <Keys look={styles.due} count={arriving} />
          <Keys look={undefined} count={free} />
          <Keys look={styles.shut} count={Math.max(0, rooms - inHouse - arriving - free)} />
        </span>
      )}
    </li>
  );
}

function Keys({ look, count }: { readonly look: string | undefined; readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={look === undefined ? styles.key : `${styles.key} ${look}`} />
  ));
}

function freeText(free: number, fromMinor: number | null): string {
  if (free === 0) return 'none to sell';
  return fromMinor === null
    ? `${free} free, not for one night`
    : `${free} free, from ${deskMoney(fromMinor)}`;
}
