import { PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './check-in-frame.module.css';
import { useCheckIn } from './opened/check-in-context.ts';

/** What came of the last act, at the top of whatever is shown next. */
export function CheckInNotice() {
  const { news, say } = useCheckIn();
  return (
    <FocusedAlert news={news} className={styles.news}>
      {news !== null && (
        <Notice tone={news.tone} title={news.message} live="off" onDismiss={() => say(null)}>
          {news.advice} You can also call us: <PhoneLink />
        </Notice>
      )}
    </FocusedAlert>
  );
}
