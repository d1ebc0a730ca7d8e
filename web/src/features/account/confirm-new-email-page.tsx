import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { guestPaths } from '@portico/contract/paths';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { useState } from 'react';
import { limitNews } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { forgetLinkToken, useLinkToken } from '../../lib/link-token.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { useSubmit } from '../../shared/submitting/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';

const heading = 'Confirm the new address';

/**
 * The page of a mail's link about an account's new address. Nothing is sent before the guest presses the button: mail
 * scanners open links too.
 */
export default function ConfirmNewEmailPage() {
  const { id, code, property, telephone } = useHotel();
  const token = useLinkToken('account-email');
  usePageFocus(`${heading} – ${property.PropertyName}`, 'confirm-new-email');
  const [answer, setAnswer] = useState<AccountAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { state, submit } = useSubmit<void, AccountAnswer>({
    send() {
      setFailure(null);
      return postJson('/api/Account/ConfirmNewEmail', { PropertyId: id, Token: token });
    },
    follow(answered) {
      forgetLinkToken('account-email');
      setAnswer(answered);
    },
    onFault: (error) => setFailure(limitNews(error, telephone) ?? error.message),
  });
  if (token === '' || answer !== null) {
    return (
      <ShortPage heading={answer?.Success === true ? 'Thank you' : heading}>
        <Notice
          tone={answer?.Success === true ? 'positive' : 'warning'}
          title={answer?.Message ?? invalidLinkText.message}
          live="polite"
        />
        <p>
          <a href={guestPaths.manageAccount(code)}>Go to your account</a>
        </p>
      </ShortPage>
    );
  }
  return (
    <ShortPage heading={heading}>
      <p className="lead">
        Our mail says which address it is. Whoever reads its letters can come into the account.
      </p>
      {failure !== null && <Notice tone="negative" title={failure} />}
      <p className="actions">
        <Button busy={state !== 'idle'} onClick={() => submit()}>
          Confirm the new address
        </Button>
      </p>
      <p className="small muted">
        Was it not you? Close this page, and nothing is changed. Or ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
