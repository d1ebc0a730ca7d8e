import { guestPaths } from '@portico/contract/paths';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { useLocation } from 'react-router';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';

/** PayByLinkError: a link, or the address of a payment, that is invalid. */
export default function ErrorPage() {
  const { code, name } = useHotel();
  const { message, token } = readState(useLocation().state);
  const isLink = message === invalidLinkText.message;
  const heading = isLink ? invalidLinkText.title : 'Error';
  usePageFocus(`${heading} – ${name}`, 'pay error');
  return (
    <ShortPage heading={heading}>
      <Notice tone="warning" title={message} live="off">
        {isLink
          ? 'It may have been cut short on its way, or the hotel has sent a newer one since.'
          : 'Please look at your statement, or ask us, before you pay again.'}
      </Notice>
      {token !== null && (
        <p>
          <a className={buttonClass()} href={guestPaths.securePayStatus(code, token)}>
            See how the payment stands
          </a>
        </p>
      )}
      <p>Open the link again from our e-mail, or ask us for a new one.</p>
    </ShortPage>
  );
}

function readState(state: unknown): { readonly message: string; readonly token: string | null } {
  const given: { message?: unknown; token?: unknown } = typeof state === 'object' ? (state ?? {}) : {};
  return {
    message: typeof given.message === 'string' ? given.message : invalidLinkText.message,
    token: typeof given.token === 'string' ? given.token : null,
  };
}
