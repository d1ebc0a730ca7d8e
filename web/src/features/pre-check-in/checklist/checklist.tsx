import { extraLineText } from '@portico/contract/texts/extra-texts';
import { checklist, isSamePlace } from '@portico/domain/journeys/pre-check-in-journey';
import type { ChecklistItem } from '@portico/domain/journeys/pre-check-in-steps';
import { Link } from 'react-router';
import { bedOptions } from '../../../shared/stay/beds.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { bookedQuantity } from '../../../shared/steps/extras/chosen-extras.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { RowForm } from '../forms/row-form.tsx';
import { useCheckIn } from '../opened/check-in-context.ts';
import { OpenHeading } from '../opened/open-heading.tsx';
import { placeQuery, itemAt } from '../opened/place.ts';
import { shownBed, shownBooker, shownExtras, shownGuest } from '../opened/shown.ts';
import { remainingTimeText, guestText, itemName } from '../opened/texts.ts';
import styles from './checklist.module.css';

/** What is done and what remains, the current row open: “3 of 5 done”. */
export function Checklist() {
  const { state } = useCheckIn();
  const items = checklist(state);
  const done = items.filter(({ reviewed }) => reviewed === 'done').length;
  return (
    <>
      <p className={styles.progress}>
        <b>
          {done} of {items.length} done
        </b>
        <span className="small muted">
          {done === items.length ? 'Nothing is left' : remainingTimeText(items.length - done)}
        </span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Checklist"
        aria-valuemin={0}
        aria-valuemax={items.length}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${items.length} done`}
      >
        <span style={{ width: `${(100 * done) / items.length}%` }} />
      </div>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <ChecklistRow
            key={`${item.step} ${item.roomNumber} ${item.guestNumber}`}
            item={item}
            position={`${index + 1} of ${items.length}`}
          />
        ))}
      </ol>
    </>
  );
}

interface ChecklistRowProps {
  item: ChecklistItem;
  /** “4 of 5”. */
  position: string;
}

/** One row: what was given, and the link to change it; its form when it is current; or what is still to do. */
function ChecklistRow({ item, position }: ChecklistRowProps) {
  const { place, showNews } = useCheckIn();
  const { title, words } = useRowTexts(item);
  if (isSamePlace(item, place))
    return (
      <li className={classNames(styles.row, styles.now)}>
        <span className={styles.mark}>
          <span className="vh">To do now</span>
        </span>
        <OpenHeading>{title}</OpenHeading>
        <span className="small muted">{position}</span>
        <div className={styles.body}>
          <RowForm item={item} />
        </div>
      </li>
    );
  const isDone = item.reviewed === 'done';
  return (
    <li className={classNames(styles.row, isDone && styles.done)}>
      <span className={styles.mark}>
        {isDone && <Icon name="check" />}
        <span className="vh">{isDone ? 'Done' : 'To do'}</span>
      </span>
      <h2 className={styles.title}>{title}</h2>
      {item.reviewed === 'to-do' ? (
        <span className="small muted">{position}</span>
      ) : (
        <Link className={textLinkClass} to={{ search: placeQuery(item) }} onClick={() => showNews(null)}>
          Change <span className="vh">{title}</span>
        </Link>
      )}
      <p className={styles.words}>{words}</p>
    </li>
  );
}

interface RowTexts {
  readonly title: string;
  /** What was given; for a row still to do, its subject. */
  readonly words: string;
}

/** A row's name and content: “Second guest”, “Alasdair Thorley”. */
function useRowTexts(row: ChecklistItem): RowTexts {
  const { unit } = useHotel();
  const { reservation, draft, beds } = useCheckIn();
  const item = itemAt(reservation, row);
  const isOnlyRoom = reservation.ReservationItems.length === 1;
  const ofRoom = (title: string) =>
    item === undefined || isOnlyRoom ? title : `${title}, ${itemName(item, reservation, unit)}`;
  if (row.step === 'booker') {
    const booker = shownBooker(reservation, draft);
    return {
      title: 'Your details',
      words: booker === null ? '' : `${booker.firstName} ${booker.lastName}, ${booker.email}`,
    };
  }
  if (row.step === 'payment-details' || item === undefined)
    return { title: 'A card for the hotel', words: 'Nothing is charged for keeping it' };
  switch (row.step) {
    case 'room': {
      const options = bedOptions(beds, item.RoomTypeId);
      const chosen = options.find(({ id }) => id === shownBed(item, draft));
      return {
        title: ofRoom('The beds'),
        words: chosen?.name ?? options.map(({ name }) => name).join(', or '),
      };
    }
    case 'guest': {
      const guestNumber = row.guestNumber ?? 1;
      const guest = shownGuest(item, guestNumber, draft);
      const name = guest === undefined ? '' : `${guest.firstName} ${guest.lastName}`.trim();
      return { title: ofRoom(guestText(item, guestNumber)), words: name || 'Not named yet' };
    }
    case 'extras': {
      const services = item.ServiceOptions?.Services ?? [];
      const chosen = shownExtras(item, draft);
      const taken = services.flatMap(({ ServiceId: id, ServiceName }) => {
        const quantity = chosen[id] ?? bookedQuantity(item, id);
        return quantity === 0 ? [] : [extraLineText(ServiceName, quantity)];
      });
      const offered = services.slice(0, 3).map(({ ServiceName }) => ServiceName);
      const words = row.reviewed === 'to-do' ? [...taken, ...(taken.length > 0 ? [] : offered)] : taken;
      return { title: ofRoom('Extras'), words: words.join(', ') || 'None' };
    }
  }
}
