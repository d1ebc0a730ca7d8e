import { guestPaths } from '@portico/contract/paths';
import { unbroken } from '@portico/contract/texts/unbroken';
import { PhoneLink } from '../../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { BesideLink } from '../../../ui/beside-link.tsx';
import { FocusedAlert } from '../../../ui/focused-alert.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ChangeNews } from './change-news.ts';
import styles from './change-summary.module.css';

/** Why the change was not made, above what is to be pressed again. */
export function ChangeNotice({ news }: { news: ChangeNews | null }) {
  const { code } = useHotel();
  return (
    <FocusedAlert news={news} className={news === null ? undefined : styles.news}>
      {news !== null && (
        <Notice tone="negative" title={unbroken(news.message)} live="off">
          {news.isClosed ? (
            <>
              For your safety your booking was closed here. Nothing was changed.{' '}
              <BesideLink href={guestPaths.manage(code)}>Find it again</BesideLink> and then press the button
              once more.
            </>
          ) : (
            <>
              {news.advice} You can also call us: <PhoneLink />
            </>
          )}
        </Notice>
      )}
    </FocusedAlert>
  );
}
