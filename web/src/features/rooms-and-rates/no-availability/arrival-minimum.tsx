import { nightsText } from '@portico/contract/texts/guest-texts';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { useArrivalMinimum } from '../../../shared/calendar/use-calendar-days.ts';
import { Tag } from '../../../ui/tag.tsx';
import styles from './no-availability.module.css';

/** The arrival day's badge, when its minimum stay is longer than this stay. */
export function ArrivalMinimum({ stay }: { stay: Stay }) {
  const { arrival } = stay;
  const minimum = useArrivalMinimum(arrival);
  if (minimum === null || minimum <= nightsOf(stay)) return null;
  return (
    <p className={styles.badge}>
      <Tag>
        From {shortDateText(arrival)}: min {nightsText(minimum)}
      </Tag>
    </p>
  );
}
