import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { useState } from 'react';
import { ApiError, limitNews } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';

/** A mail that is sent once more, and what the server says of it. */
export function useResend(path: string) {
  const { id, telephone } = useHotel();
  const [isBusy, setIsBusy] = useState(false);
  const [news, setNews] = useState<{ isSent: boolean; text: string } | null>(null);

  async function send(email: string): Promise<void> {
    setIsBusy(true);
    setNews(null);
    try {
      const body = { LanguageCode: 'en', PropertyId: id, EmailAddress: email };
      const { Success, Message } = await postJson<AccountAnswer>(path, body);
      setNews({ isSent: Success, text: Message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNews({ isSent: false, text: limitNews(error, telephone) ?? error.message });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, news, send };
}
