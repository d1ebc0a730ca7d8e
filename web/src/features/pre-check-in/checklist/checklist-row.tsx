import { isSamePlace } from '@portico/domain/journeys/pre-check-in-journey';
import type { ChecklistItem } from '@portico/domain/journeys/pre-check-in-steps';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { RowForm } from '../forms/row-form.tsx';
import { useCheckIn } from '../opened/check-in-context.ts';
import { placeQuery } from '../opened/place.ts';
import { OpenHeading } from '../opened/open-heading.tsx';
import styles from './checklist.module.css';
import { useRowTexts } from './row-texts.ts';

interface ChecklistRowProps {
  item: ChecklistItem;
  /** “4 of 5”. */
  position: string;
}

/** One row: what was given, and the way to change it; its form where it is at hand; or what is still to come. */
export function ChecklistRow({ item, position }: ChecklistRowProps) {
  const { place, say } = useCheckIn();
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
        <Link className={textLinkClass} to={{ search: placeQuery(item) }} onClick={() => say(null)}>
          Change <span className="vh">{title}</span>
        </Link>
      )}
      <p className={styles.words}>{words}</p>
    </li>
  );
}
