import { useEffect, useRef } from 'react';
import { sayAtTop, useTopNews } from '../../lib/top-news.ts';
import { Notice } from '../../ui/notice.tsx';

/** News at the top of each page, until it is dismissed or another page comes; the region stands there before it. */
export function TopNotice({ pathname }: { pathname: string }) {
  const news = useTopNews();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    sayAtTop(news?.goesAlong ? { ...news, goesAlong: false } : null);
  }, [pathname, news]);
  return (
    <div role={news?.tone === 'negative' ? 'alert' : 'status'}>
      {news !== null && (
        <div className="wrap">
          <Notice tone={news.tone} title={news.text} live="off" onDismiss={() => sayAtTop(null)} />
        </div>
      )}
    </div>
  );
}
