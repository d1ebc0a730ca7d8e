import type { PreCheckInSaveResponse } from '@portico/contract/calls/pre-check-in-save';
import { preCheckInFailedText } from '@portico/contract/texts/pre-check-in-texts';
import { limitNews, type ApiError } from '../../../lib/api-error.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { unansweredText } from '../../../shared/submitting/submit-texts.ts';
import { typedTextStays, type CheckInNews } from '../opened/check-in-news.ts';

const nothingCharged = 'Nothing was saved and nothing was charged.';

/** Why nothing was saved; in the server's words, or the default ones when it sent none. */
export function refusedSave(
  { Message, RefusalCode, Status }: Pick<PreCheckInSaveResponse, 'Message' | 'RefusalCode' | 'Status'>,
  isCardTyped: boolean,
): CheckInNews {
  const message = Message ?? preCheckInFailedText;
  if (RefusalCode === 'reservation.changed-meanwhile')
    return {
      tone: 'warning',
      message,
      advice: `${typedTextStays} The hotel’s newer state is shown in the list: go through what is open again, and send it once more.`,
    };
  if (RefusalCode === 'quote.price-changed')
    return {
      tone: 'negative',
      message,
      advice: 'The new sum is below. Nothing is sent until you accept it.',
    };
  const again = isCardTyped ? ' Type the security code again, or use another card.' : '';
  if (Status === 'Declined')
    return { tone: 'negative', message, advice: `${nothingCharged} ${typedTextStays}${again}` };
  return { tone: 'negative', message, advice: `${nothingCharged} ${typedTextStays}` };
}

/** What happened while the guest was at the bank, or on the provider's page. */
export function returnedNews(status: 'Declined' | 'Expired'): CheckInNews {
  const message =
    status === 'Expired' ? 'The time to answer your bank is up.' : 'Your bank did not say yes to this card.';
  return {
    tone: 'negative',
    message,
    advice: `${nothingCharged} ${typedTextStays} You can try again, or use another card.`,
  };
}

export function rejectedSave(error: ApiError, { telephone }: Hotel): CheckInNews {
  const faults = Object.values(error.fields).flat();
  const message =
    limitNews(error, telephone) ?? (error.refusalCode === null ? preCheckInFailedText : error.message);
  return { tone: 'negative', message, advice: [...faults, nothingCharged, typedTextStays].join(' ') };
}

export function unansweredSave(error: ApiError): CheckInNews {
  return { tone: 'negative', ...unansweredText('checkIn', error) };
}
