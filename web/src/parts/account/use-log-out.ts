import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { apiPaths } from '@portico/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { sayAtTop } from '../../lib/top-news.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { dropLoginHint } from '../login/login-hint.ts';

/** Logs out of this hotel's account; true where it was done, which is said at the top of the page. */
export function useLogOut(): () => Promise<boolean> {
  const { id, code } = useHotel();
  const client = useQueryClient();
  return async () => {
    try {
      const { Message } = await postJson<AccountAnswer>(apiPaths.accountLogout(), { PropertyId: id });
      dropLoginHint(code);
      client.removeQueries({ queryKey: ['account'] });
      sayAtTop({ tone: 'positive', text: Message });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sayAtTop({ tone: 'negative', text: error.message });
      return false;
    }
  };
}
