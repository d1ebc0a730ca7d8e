import { useState } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { dayOf, timeOf, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';
import { storyOf } from './story.ts';

/** What happened, newest first. */
export function BookingStory({ booking }: { readonly booking: Booking }) {
  const [isMoney, setIsMoney] = useState(false);
  const all = storyOf(booking);
  const lines = isMoney ? all.filter(({ kind }) => kind !== 'plain') : all;
  return (
    <DeskSection
      title="What happened"
      more={
        <TextButton aria-pressed={isMoney} onClick={() => setIsMoney(!isMoney)}>
          Only money
        </TextButton>
      }
    >
      <ol className={styles.story}>
        {lines.map(({ at, text, more, kind }, index) => (
          <li key={index} className={classNames(kind !== 'plain' && styles[kind])}>
            <time dateTime={at}>
              {dayOf(at)}, {timeOf(at)}
            </time>
            <i aria-hidden="true" />
            <div>
              <p>{text}</p>
              {more !== null && <p className={styles.hush}>{more}</p>}
            </div>
          </li>
        ))}
      </ol>
    </DeskSection>
  );
}
