import { createContext, use, useState, type ReactNode } from 'react';
import styles from './page-news.module.css';
import { FocusedAlert } from '../../../ui/focused-alert.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The result of the last action, shown at the top of the next step. */
export interface PageNews {
  readonly tone: 'positive' | 'negative';
  readonly message: string;
}

interface NewsHere {
  readonly news: PageNews | null;
  readonly say: (news: PageNews | null) => void;
}

const PageNewsContext = createContext<NewsHere>({ news: null, say: () => undefined });

/** Retains the news across steps. */
export function PageNewsProvider({ children }: { children: ReactNode }) {
  const [news, say] = useState<PageNews | null>(null);
  return <PageNewsContext value={{ news, say }}>{children}</PageNewsContext>;
}

export function useSay(): NewsHere['say'] {
  return use(PageNewsContext).say;
}

export function PageNewsShown() {
  const { news, say } = use(PageNewsContext);
  return (
    <FocusedAlert news={news} className={styles.news}>
      {news !== null && (
        <Notice tone={news.tone} title={news.message} live="off" onDismiss={() => say(null)} />
      )}
    </FocusedAlert>
  );
}
