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
  readonly showNews: (news: PageNews | null) => void;
}

const PageNewsContext = createContext<NewsHere>({ news: null, showNews: () => undefined });

/** Retains the news across steps. */
export function PageNewsProvider({ children }: { children: ReactNode }) {
  const [news, showNews] = useState<PageNews | null>(null);
  return <PageNewsContext value={{ news, showNews }}>{children}</PageNewsContext>;
}

export function useShowNews(): NewsHere['showNews'] {
  return use(PageNewsContext).showNews;
}

export function PageNewsShown() {
  const { news, showNews } = use(PageNewsContext);
  return (
    <FocusedAlert news={news} className={styles.news}>
      {news !== null && (
        <Notice tone={news.tone} title={news.message} live="off" onDismiss={() => showNews(null)} />
      )}
    </FocusedAlert>
  );
}
