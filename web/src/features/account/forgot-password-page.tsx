import { accountTexts } from '@portico/contract/texts/account-texts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { LoginButton } from '../../shared/account/login-button.tsx';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { ShortPage } from '../../ui/short-page.tsx';
import { EmailForm } from './email-form.tsx';
import { useGoToAccount } from './use-go-to-account.ts';

/** Requests the link for choosing a new password. */
export default function ForgotPasswordPage() {
  const { property } = useHotel();
  const goToAccount = useGoToAccount();
  usePageFocus(`Forgotten your password? – ${property.PropertyName}`, 'forgot-password');
  return (
    <ShortPage heading="Forgotten your password?" beside={<HotelBeside />}>
      <p className="lead muted">We send you a link to choose a new one. It works for 30 minutes.</p>
      <EmailForm
        name="forgotten"
        path="/api/Account/RequestPasswordReset"
        act="Send me a link"
        hint="The one you log in with."
        failed={accountTexts.resetMailFailed}
      />
      <p>
        Remembered it? <LoginButton variant="second" size="small" onLoggedIn={goToAccount} />
      </p>
      <p className="small muted">
        No access to your mailbox any more? Ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
