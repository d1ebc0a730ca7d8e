import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The hotel's provider cannot be asked now. */
export function CannotPay() {
  return (
    <Notice tone="info" live="off" title="We cannot take cards here just now.">
      <p>
        Please ask us how else: <ContactLinks />
      </p>
    </Notice>
  );
}
