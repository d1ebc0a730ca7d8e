import { useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import { showAtTop } from '../../lib/top-news.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { dropLoginHint } from './login-hint.ts';
import { useSubmit } from '../submitting/use-submit.ts';

/** Logs out of this hotel's account. The result is shown at the top of the page, since the menu closes on the press. */
export function useLogOut(): () => void {
  const { id, code } = useHotel();
  const client = useQueryClient();
  const { submit } = useSubmit<void, void>({
    async send() {
      const { Message } = await postJson('/api/Account/Logout', { PropertyId: id });
      dropLoginHint(code);
      client.removeQueries({ queryKey: ['account'] });
      showAtTop({ tone: 'positive', text: Message });
    },
    onFault: ({ message }) => showAtTop({ tone: 'negative', text: message }),
  });
  return submit;
}
