import { refusalText } from '@portico/contract/texts/refusal-texts';
import { Notice } from '../../ui/notice.tsx';
import { ContactUs } from '../hotel/contact-links.tsx';
import { hasProviderWay } from '../hotel/has-provider-way.ts';
import { useHotel } from '../hotel/hotel-context.ts';

/** The hotel cannot take the payment. */
export function ContactToPay() {
  const takes = hasProviderWay(useHotel()) ? 'payments' : 'cards';
  return (
    <Notice tone="info" live="off" title={`We cannot take ${takes} here just now.`}>
      <ContactUs>Please contact us to book:</ContactUs>
    </Notice>
  );
}

/** Rates that cannot be booked together; `href`: where others are chosen. */
export function ChooseToPay({ href }: { href: string }) {
  const { unit } = useHotel();
  return (
    <Notice tone="warning" live="off" title={refusalText('payment.rates-do-not-mix', unit)}>
      <p>
        <a href={href}>Choose again</a>
      </p>
      <ContactUs>Or ask us:</ContactUs>
    </Notice>
  );
}
