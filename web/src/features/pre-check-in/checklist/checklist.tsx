import { checklist } from '@portico/domain/journeys/pre-check-in-journey';
import { useCheckIn } from '../opened/check-in-context.ts';
import { timeLeftText } from '../opened/texts.ts';
import styles from './checklist.module.css';
import { ChecklistRow } from './checklist-row.tsx';

/** What is done and what is left, the row at hand open: “3 of 5 done”. */
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
          {done === items.length ? 'Nothing is left' : timeLeftText(items.length - done)}
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
