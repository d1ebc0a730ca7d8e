import { guestPaths } from '@portico/contract/paths';
import type { EndedText } from '@portico/contract/texts/ended-texts';
import { useEffect } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { leaveNews } from './ended-news.ts';

/** To the search page, which shows this news: a full load that leaves no history entry. */
export function BackToSearch({ news }: { news: EndedText }) {
  const { code } = useHotel();
  const { heading, words } = news;
  useEffect(() => {
    leaveNews(code, { heading, words });
    window.location.replace(guestPaths.book(code));
  }, [code, heading, words]);
  return null;
}
