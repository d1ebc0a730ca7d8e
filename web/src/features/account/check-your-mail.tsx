import { apiPaths } from '@portico/contract/paths';
import { unbroken } from '@portico/contract/texts/unbroken';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useResend } from './use-resend.ts';

interface CheckYourMailProps {
  readonly email: string;
  readonly message: string;
  readonly onChangeAddress: () => void;
}

/** Who has registered goes on in their mailbox. The words are the same whether there was an account before. */
export function CheckYourMail({ email, message, onChangeAddress }: CheckYourMailProps) {
  const resend = useResend(apiPaths.accountResendConfirmation());
  return (
    <ShortPage heading="Check your e-mail">
      <Notice tone="positive" title={message} live="polite" />
      <p className="lead">
        We have written to <b>{email}</b>. Open the link in our mail to confirm the address: it works for
        three days.
      </p>
      <p className="actions">
        <Button variant="second" busy={resend.isBusy} onClick={() => void resend.send(email)}>
          Send the mail again
        </Button>
        <TextButton onClick={onChangeAddress}>Use another address</TextButton>
      </p>
      <div role="status">
        {resend.news !== null && (
          <Notice
            tone={resend.news.isSent ? 'info' : 'negative'}
            title={unbroken(resend.news.text)}
            live="off"
          />
        )}
      </div>
      <p className="small muted">
        Nothing there? Look into the folder for unwanted mail, or ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
