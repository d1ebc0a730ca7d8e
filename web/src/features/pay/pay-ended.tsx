import { payByLinkTexts } from '@portico/contract/texts/pay-by-link-texts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';

/** A failed payment that cannot be tried again: why, and further links. */
export function PayEnded({ message }: { message: string | null }) {
  const { name } = useHotel();
  usePageFocus(`Not paid – ${name}`, 'pay ended');
  return (
    <ShortPage heading="This did not go through">
      <Notice tone="negative" title={message ?? payByLinkTexts.failed} live="off">
        To try again, open the link of our e-mail.
      </Notice>
      <p>
        Or ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
