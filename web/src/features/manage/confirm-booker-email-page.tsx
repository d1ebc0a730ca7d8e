import type {
  ConfirmBookerEmailRequestBody,
  ConfirmBookerEmailResponse,
} from '@portico/contract/calls/manage-confirm-email';
import { apiPaths, guestPaths } from '@portico/contract/paths';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { limitNews } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/link-token.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';

import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';

const heading = 'Confirm the new address';

/**
 * What the link of a mail about a new address of a booking opens. Nothing is sent before the guest presses: programs
 * that look at mails open their links too.
 */
export default function ConfirmBookerEmailPage() {
  const { id, code, property, telephone } = useHotel();
  const token = useLinkToken('booker-email');
  usePageFocus(`${heading} – ${property.PropertyName}`, 'confirm-booker-email');
  const confirm = useMutation({
    mutationFn: () => {
      const body: ConfirmBookerEmailRequestBody = { LanguageCode: 'en', PropertyId: id, Code: token };
      return postJson<ConfirmBookerEmailResponse>(apiPaths.manageConfirmEmail(), body);
    },
  });
  const { data, error } = confirm;
  if (token === '' || data?.Success === false) {
    return (
      <ShortPage heading={heading}>
        <Notice tone="warning" title={data?.Message ?? invalidLinkText.message} live="polite" />
        <p>
          <Link to={guestPaths.manage(code)}>Find your booking</Link>
        </p>
      </ShortPage>
    );
  }
  if (data?.Success) {
    return (
      <ShortPage heading={data.IsChanged ? 'The address is changed' : 'Confirmed here'}>
        <Notice tone="positive" title={data.Message} live="polite" />
      </ShortPage>
    );
  }
  return (
    <ShortPage heading={heading}>
      <p className="lead">
        Our mail says which booking it is for, and where its letters are to go. Whoever reads them can change
        and cancel the booking.
      </p>
      {error !== null && <Notice tone="negative" title={limitNews(error, telephone) ?? error.message} />}
      <p className="actions">
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm the new address
        </Button>
      </p>
      <p className="small muted">
        Was it not you? Close this page, and nothing is changed. Or ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
