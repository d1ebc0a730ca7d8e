import { useEffect, useRef } from 'react';
import { PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './check-in-frame.module.css';
import { useCheckIn } from './opened/check-in-context.ts';

/** What came of the last act, at the top of whatever is shown next. It takes the focus. */
export function CheckInNotice() {
  const { news, say } = useCheckIn();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [news]);
  return (
    <div role="alert" tabIndex={-1} ref={box} className={styles.news}>
      {news !== null && (
        <Notice tone={news.tone} title={news.message} live="off" onDismiss={() => say(null)}>
          {news.advice} You can also call us: <PhoneLink />
        </Notice>
      )}
    </div>
  );
}
