import { unbroken } from '@portico/contract/texts/unbroken';
import { useEffect, useRef } from 'react';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AttemptNews } from '../../parts/paying/attempt-news.ts';
import styles from './checkout.module.css';
import type { ChoosingUrls } from './choosing-urls.ts';

interface AttemptNoticeProps {
  readonly news: AttemptNews;
  /** Where each is chosen. */
  readonly urls: ChoosingUrls;
  readonly onDismiss: () => void;
}

const wayBack = { rooms: 'Choose again', extras: 'Change extras' } as const;

/** News of the booking, in its place in the form: it covers nothing and is brought into view. */
export function AttemptNotice({ news, urls, onDismiss }: AttemptNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: news.at === 'payment' ? 'start' : 'nearest', behavior: 'instant' });
  }, [news]);
  const again = news.chooseAgain === null ? null : urls[news.chooseAgain];
  return (
    <div className={styles.news} ref={box}>
      <Notice tone="negative" title={unbroken(news.message)} onDismiss={onDismiss}>
        <p>{news.advice}</p>
        {news.chooseAgain !== null && again !== null && (
          <p>
            <a href={again}>{wayBack[news.chooseAgain]}</a>
          </p>
        )}
        {news.contact && (
          <p>
            <ContactLinks />
          </p>
        )}
      </Notice>
    </div>
  );
}
