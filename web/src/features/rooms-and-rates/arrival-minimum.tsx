import { shortDateText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useArrivalMinimum } from '../../parts/searching/use-arrival-minimum.ts';
import { Tag } from '../../ui/tag.tsx';
import { minimumText } from './minimum-text.ts';
import styles from './no-availability.module.css';

/** The badge of the day of arrival, where it asks for a longer stay than one night. */
export function ArrivalMinimum({ arrival }: { arrival: LocalDate }) {
  const minimum = useArrivalMinimum(arrival);
  if (minimum === null) return null;
  return (
    <p className={styles.badge}>
      <Tag>
        From {shortDateText(arrival)}: {minimumText(minimum)}
      </Tag>
    </p>
  );
}
