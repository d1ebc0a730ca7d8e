import { useLayoutEffect, useState } from 'react';
import { leaveNews, readNews } from '../../parts/booked/ended-news.ts';
import { AskUs } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './search-page.module.css';

/** What became of the booking that its guest comes from; said once. */
export function EndedNotice() {
  const { code } = useHotel();
  const [news, setNews] = useState(() => readNews(code));
  // Before it is painted: who reloads at once has read it too.
  useLayoutEffect(() => {
    leaveNews(code, null);
  }, [code]);
  if (news === null) return null;
  return (
    <div className={`wrap ${styles.news}`}>
      <Notice tone="info" title={`${news.heading}.`} onDismiss={() => setNews(null)}>
        <p>{news.words}</p>
        <AskUs>Choose your dates to begin again, or ask us:</AskUs>
      </Notice>
    </div>
  );
}
