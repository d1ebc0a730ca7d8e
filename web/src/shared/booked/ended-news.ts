import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { endedText, type EndedText } from '@portico/contract/texts/ended-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { readSession, writeSession } from '../../lib/session.ts';
import type { Hotel } from '../hotel/hotel.ts';

/** What happened to a failed booking, and to its money. */
export function endedTextOf(
  { RefusalCode, Message, Refund }: StatusResponse,
  { currency }: Hotel,
): EndedText {
  return endedText({
    code: RefusalCode,
    message: Message,
    refund: Refund && {
      sum: moneyText(fromWireAmount(Refund.Amount, currency), currency),
      isDone: Refund.IsDone,
    },
  });
}

/** The link of a checkout that this tab does not know, and whose end the server does not know. */
export function nothingHere({ unit }: Hotel): EndedText {
  return {
    heading: `No ${unit.plural} are chosen here`,
    words: 'A booking that is not made yet is kept only in the tab it was begun in.',
  };
}

const keyOf = (propertyCode: string) => `portico.news.${propertyCode.toLowerCase()}`;

/** For the search page, possibly in another document; shown there once. */
export function leaveNews(propertyCode: string, news: EndedText | null): void {
  writeSession(keyOf(propertyCode), news);
}

export function readNews(propertyCode: string): EndedText | null {
  const news = readSession(keyOf(propertyCode));
  const isNews = typeof news === 'object' && news !== null && 'heading' in news && 'words' in news;
  return isNews ? (news as EndedText) : null;
}
