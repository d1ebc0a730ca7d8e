import { useState, type ReactNode } from 'react';
import { limitNews } from '../../lib/api-error.ts';
import { useLinkToken } from '../../lib/link-token.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { ContactLinks } from '../hotel/contact-links.tsx';
import { HotelBeside } from '../hotel/hotel-beside.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { useSubmit } from '../submitting/use-submit.ts';

export const confirmHeading = 'Confirm the new address';

interface ConfirmAddressProps<Answer> {
  readonly link: Parameters<typeof useLinkToken>[0];
  /** Names the screen for `usePageFocus`. */
  readonly screen: string;
  /** What the address is for, and what its reader may do. */
  readonly lead: string;
  readonly send: (token: string) => Promise<Answer>;
  /** The page of an answer; null: the link is not whole. */
  readonly answered: (answer: Answer | null) => ReactNode;
}

/** The page of a mail's link about a new address. Nothing is sent before the press: mail scanners open links too. */
export function ConfirmAddress<Answer>({ link, screen, lead, send, answered }: ConfirmAddressProps<Answer>) {
  const { property, telephone } = useHotel();
  const token = useLinkToken(link);
  const [answer, setAnswer] = useState<Answer | null>(null);
  usePageFocus(
    `${confirmHeading} – ${property.PropertyName}`,
    answer === null ? screen : `${screen}-answered`,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { state, submit } = useSubmit<void, Answer>({
    send() {
      setFailure(null);
      return send(token);
    },
    follow: setAnswer,
    onFault: (error) => setFailure(limitNews(error, telephone) ?? error.message),
  });
  if (token === '' || answer !== null) return answered(answer);
  return (
    <ShortPage heading={confirmHeading} beside={<HotelBeside />}>
      <p className="lead">{lead}</p>
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
