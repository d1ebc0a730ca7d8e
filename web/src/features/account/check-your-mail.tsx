import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import { unbroken } from '@portico/contract/texts/unbroken';
import { useState } from 'react';
import { limitNews } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { useSubmit } from '../../shared/submitting/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { TextButton } from '../../ui/text-button.tsx';

interface CheckYourMailProps {
  readonly email: string;
  readonly message: string;
  readonly onChangeAddress: () => void;
}

/** A registered guest continues in their mailbox. The text is the same whether or not an account existed. */
export function CheckYourMail({ email, message, onChangeAddress }: CheckYourMailProps) {
  const { id, telephone } = useHotel();
  const [news, setNews] = useState<{ tone: 'info' | 'negative'; text: string } | null>(null);
  const { state, submit } = useSubmit<void, AccountAnswer>({
    send() {
      setNews(null);
      return postJson('/api/Account/ResendConfirmation', {
        LanguageCode: 'en',
        PropertyId: id,
        EmailAddress: email,
      });
    },
    follow: ({ Success, Message }) => setNews({ tone: Success ? 'info' : 'negative', text: Message }),
    onFault: (error) => setNews({ tone: 'negative', text: limitNews(error, telephone) ?? error.message }),
  });
  return (
    <ShortPage heading="Check your e-mail" beside={<HotelBeside />}>
      <Notice tone="positive" title={message} live="polite" />
      <p className="lead">
        We have sent an e-mail to <b>{email}</b>. Open its link to confirm the address: it works for three
        days.
      </p>
      <p className="actions">
        <Button variant="second" busy={state !== 'idle'} onClick={() => submit()}>
          Send the mail again
        </Button>
        <TextButton onClick={onChangeAddress}>Use another address</TextButton>
      </p>
      <div role="status">
        {news !== null && <Notice tone={news.tone} title={unbroken(news.text)} live="off" />}
      </div>
      <p className="small muted">
        Nothing there? Look in your spam folder, or ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
