import { guestPaths } from '@portico/contract/paths';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { PhoneLink } from '../../../parts/hotel/contact-links.tsx';
import { BesideLink } from '../../../ui/beside-link.tsx';
import { FocusedAlert } from '../../../ui/focused-alert.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SaveNews } from './save-news.ts';

/** Above a form: why what it sends was not saved, and what to do. What was typed is below it. */
export function SaveNotice({ news }: { news: SaveNews | null }) {
  return (
    <FocusedAlert news={news}>
      {news !== null && (
        <Notice tone={news.kind === 'stale' ? 'warning' : 'negative'} title={news.message} live="off">
          <WayOut kind={news.kind} />
        </Notice>
      )}
    </FocusedAlert>
  );
}

function WayOut({ kind }: Pick<SaveNews, 'kind'>) {
  const { code } = useHotel();
  switch (kind) {
    case 'stale':
      return 'How it stands now is shown under “This booking”. What you typed is still here: save it again to put it in place of that.';
    case 'closed':
      return (
        <>
          For your safety your booking was closed here.{' '}
          <BesideLink href={guestPaths.manage(code)}>Find it again</BesideLink> and then save: what you typed
          stays on this page.
        </>
      );
    case 'failed':
      return (
        <>
          What you typed is still here. You can also call us: <PhoneLink />
        </>
      );
  }
}
