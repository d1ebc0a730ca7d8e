import { accountTexts } from '@portico/contract/texts/account-texts';
import type { Booker } from '@portico/domain/people/booker';
import { postJson } from '../../../lib/api.ts';
import { keepAccountNews } from '../../../shared/booked/account-news.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';

/** How long a completed booking waits for its account. */
const WAIT_MS = 8_000;

/**
 * Creates the booker's account. The booking stands whatever the result: the confirmation reports it, and nothing is
 * thrown.
 */
export async function makeAccount(
  hotel: Hotel,
  booker: Booker,
  password: string,
  token: string,
): Promise<void> {
  const body = {
    LanguageCode: 'en' as const,
    PropertyId: hotel.id,
    EmailAddress: booker.email,
    Password: password,
    Firstname: booker.firstName,
    Lastname: booker.lastName,
    MobileNumber: booker.phone || null,
  };
  try {
    const { Success, Message } = await postJson('/api/Account/Register', body, {
      signal: AbortSignal.timeout(WAIT_MS),
    });
    keepAccountNews(token, { isMade: Success, text: Success ? Message : accountTexts.createFailed });
  } catch {
    keepAccountNews(token, { isMade: false, text: accountTexts.createFailed });
  }
}
