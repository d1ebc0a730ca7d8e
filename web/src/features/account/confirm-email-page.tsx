import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { apiPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { LoginButton } from '../../parts/account/login-button.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { EmailForm } from './email-form.tsx';
import { useLinkToken } from '../../lib/link-token.ts';
import { useGoToAccount } from './use-go-to-account.ts';

/** Confirms an address by the link of a mail; one that has expired offers a new one. Asking twice does no more. */
export default function ConfirmEmailPage() {
  const { id, property } = useHotel();
  const token = useLinkToken('confirm');
  const goToAccount = useGoToAccount();
  usePageFocus(`Confirm your address – ${property.PropertyName}`, 'confirm-email');
  const { data, error, refetch } = useQuery({
    queryKey: ['confirm-email', id, token],
    queryFn: () => postJson<AccountAnswer>(apiPaths.accountConfirmEmail(), { PropertyId: id, Token: token }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  if (data?.Success) {
    return (
      <ShortPage heading="Your account is ready">
        <Notice tone="positive" title={data.Message} live="polite" />
        <p>
          <LoginButton onLoggedIn={goToAccount} />
        </p>
      </ShortPage>
    );
  }
  if (token === '' || data !== undefined) {
    return (
      <ShortPage heading="Confirm your address">
        <Notice tone="warning" title={data?.Message ?? 'This link is invalid...'} live="polite" />
        <EmailForm
          name="confirm"
          path={apiPaths.accountResendConfirmation()}
          act="Send me a new link"
          hint="The one you registered with."
          failed="We could not send the mail."
        />
      </ShortPage>
    );
  }
  if (error !== null) {
    return (
      <ShortPage heading="Confirm your address">
        <Notice tone="negative" title={error.message} />
        <p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      </ShortPage>
    );
  }
  return (
    <ShortPage heading="Confirm your address">
      <Waiting label="One moment, we are confirming your address." isLabelShown>
        <Skeleton width="min(100%, 420px)" height="64px" />
      </Waiting>
    </ShortPage>
  );
}
