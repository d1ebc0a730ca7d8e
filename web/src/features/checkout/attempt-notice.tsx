import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AttemptNews } from './attempt-news.ts';
import styles from './checkout.module.css';
import type { AttemptState } from './use-booking-attempt.ts';

interface AttemptNoticeProps {
  readonly state: AttemptState;
  readonly news: AttemptNews | null;
  /** Where rooms are chosen. */
  readonly roomsUrl: string;
  readonly onDismiss: () => void;
}

/** News of the booking, at the bottom of what is seen of the form until the button itself is seen below it. */
export function AttemptNotice({ state, news, roomsUrl, onDismiss }: AttemptNoticeProps) {
  return (
    <div className={styles.news}>
      {state === 'repeating' && (
        <Notice tone="info" title="We have not heard back yet.">
          <p>We are asking again. Please wait and do not pay again: your card is charged once at most.</p>
        </Notice>
      )}
      {news !== null && (
        <Notice tone="negative" title={news.message} onDismiss={onDismiss}>
          <p>{news.advice}</p>
          {news.chooseAgain && (
            <p>
              <a href={roomsUrl}>Choose again</a>
            </p>
          )}
          {news.contact && (
            <p>
              <ContactLinks />
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
