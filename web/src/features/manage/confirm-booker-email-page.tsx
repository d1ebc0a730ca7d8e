import type {
  ConfirmBookerEmailRequestBody,
  ConfirmBookerEmailResponse,
} from '@portico/contract/calls/manage-confirm-email';
import { guestPaths } from '@portico/contract/paths';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { limitNews } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/link-token.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { useSubmit } from '../../shared/submitting/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';

const heading = 'Confirm the new address';

/**
 * The page of a mail's link about a booking's new address. Nothing is sent before the guest presses the button: mail
 * scanners open links too.
 */
export default function ConfirmBookerEmailPage() {
  const { id, code, property, telephone } = useHotel();
  const token = useLinkToken('booker-email');
  usePageFocus(`${heading} – ${property.PropertyName}`, 'confirm-booker-email');
  const [answer, setAnswer] = useState<ConfirmBookerEmailResponse | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { state, submit } = useSubmit<void, ConfirmBookerEmailResponse>({
    send() {
      setFailure(null);
      const body: ConfirmBookerEmailRequestBody = { LanguageCode: 'en', PropertyId: id, Code: token };
      return postJson('/api/ManageBooking/ConfirmEmail', body);
    },
    follow: setAnswer,
    onFault: (error) => setFailure(limitNews(error, telephone) ?? error.message),
  });
  if (token === '' || answer?.Success === false) {
    return (
      <ShortPage heading={heading}>
        <Notice tone="warning" title={answer?.Message ?? invalidLinkText.message} live="polite" />
        <p>
          <Link to={guestPaths.manage(code)}>Find your booking</Link>
        </p>
      </ShortPage>
    );
  }
  if (answer !== null) {
    return (
      <ShortPage heading={answer.IsChanged ? 'The address is changed' : 'Confirmed here'}>
        <Notice tone="positive" title={answer.Message} live="polite" />
      </ShortPage>
    );
  }
  return (
    <ShortPage heading={heading}>
      <p className="lead">
        Our mail says which booking it is for, and where its letters are to go. Whoever reads them can change
        and cancel the booking.
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
