import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { guestPaths } from '@portico/contract/paths';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { postJson } from '../../lib/api.ts';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { ConfirmAddress, confirmHeading } from '../../shared/people/confirm-address.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';

/** An account's new address, confirmed from either mailbox. */
export default function ConfirmNewEmailPage() {
  const { id, code } = useHotel();
  return (
    <ConfirmAddress<AccountAnswer>
      link="account-email"
      screen="confirm-new-email"
      lead="Our e-mail says which address it is. Anyone who reads its mail can open the account."
      send={(Token) => postJson('/api/Account/ConfirmNewEmail', { PropertyId: id, Token })}
      answered={(answer) => (
        <ShortPage heading={answer?.Success === true ? 'Thank you' : confirmHeading} beside={<HotelBeside />}>
          <Notice
            tone={answer?.Success === true ? 'positive' : 'warning'}
            title={answer?.Message ?? invalidLinkText.message}
            live="polite"
          />
          <p>
            <a href={guestPaths.manageAccount(code)}>Go to your account</a>
          </p>
        </ShortPage>
      )}
    />
  );
}
