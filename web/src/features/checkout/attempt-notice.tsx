import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AttemptNews } from './attempt-news.ts';
import styles from './checkout.module.css';
import type { AttemptState } from './use-booking-attempt.ts';

interface AttemptNoticeProps {
  readonly state: AttemptState;
  readonly news: AttemptNews | null;
  /** Where each is chosen. */
  readonly urls: { readonly rooms: string; readonly extras: string };
  readonly onDismiss: () => void;
}

const wayBack = { rooms: 'Choose again', extras: 'Change extras' } as const;

/** News of the booking, at the bottom of what is seen of the form until the button itself is seen below it. */
export function AttemptNotice({ state, news, urls, onDismiss }: AttemptNoticeProps) {
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
          {news.chooseAgain !== null && (
            <p>
              <a href={urls[news.chooseAgain]}>{wayBack[news.chooseAgain]}</a>
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
