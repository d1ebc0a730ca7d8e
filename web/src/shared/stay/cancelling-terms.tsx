import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { whichRoomsText } from '@portico/contract/texts/unit-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { termsByRoom } from '@portico/domain/reservation/terms-by-room';
import { useHotel } from '../hotel/hotel-context.ts';
import styles from './cancelling-terms.module.css';

/** What cancelling one room costs. */
export interface RoomTerms {
  readonly roomNumber: number;
  readonly roomTypeName: string;
  readonly terms: CancellationSteps;
}

interface CancellingTermsProps {
  readonly rooms: readonly RoomTerms[];
  /** “Sun 14 Mar 2027” by default. */
  readonly dateText?: (date: LocalDate) => string;
}

/** All that cancelling can still cost, one line per step; under the rooms' names when their terms differ. */
export function CancellingTerms({ rooms, dateText = shortDateText }: CancellingTermsProps) {
  const { currency, unit } = useHotel();
  const shared = termsByRoom(rooms, ({ terms }) => terms);
  return shared.map(({ rooms: named, terms }) => (
    <div key={named[0]?.roomNumber} className={styles.terms}>
      {shared.length > 1 && <p className={styles.rooms}>{whichRoomsText(named, unit)}</p>}
      <ul className={styles.steps}>
        {cancellationSentences(terms, { currency, roomCount: named.length, dateText }).map((sentence) => (
          <li key={sentence}>{unbroken(sentence)}</li>
        ))}
      </ul>
    </div>
  ));
}
