import { unbroken } from '@portico/contract/texts/unbroken';
import { useEffect, useRef, type ReactNode } from 'react';
import { ContactLinks } from '../hotel/contact-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import type { AttemptNews } from './attempt-news.ts';
import styles from './attempt-notice.module.css';

interface AttemptNoticeProps {
  readonly news: AttemptNews;
  /** Where something else is chosen; null: nothing needs to be. */
  readonly wayBack: { readonly href: string; readonly words: string } | null;
  /** What can be done in place. */
  readonly act?: ReactNode;
  readonly onDismiss: () => void;
}

/** News of the booking, in its place in the form: it covers nothing and scrolls into view. */
export function AttemptNotice({ news, wayBack, act, onDismiss }: AttemptNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: news.at === 'payment' ? 'start' : 'nearest', behavior: 'instant' });
  }, [news]);
  return (
    <div className={classNames(styles.news, news.at === 'button' && styles.atButton)} ref={box}>
      <Notice tone="negative" title={unbroken(news.message)} onDismiss={onDismiss}>
        <p>{news.advice}</p>
        {act}
        {wayBack !== null && (
          <p>
            <a href={wayBack.href}>{wayBack.words}</a>
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
