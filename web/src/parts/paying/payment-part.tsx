import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import type { TypedCard } from '../card-form/typed-card.ts';
import { CardFields } from '../card-form/card-fields.tsx';
import { ContactLinks } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Part } from '../../ui/part.tsx';
import { keptCardText } from './later-words.ts';
import { isCardAsked, paymentIntro } from './payment-asked.ts';
import type { PaymentAsked } from './payment-asked.ts';

interface PaymentPartProps {
  readonly asked: PaymentAsked;
  readonly quote: BookingQuote;
  readonly card: TypedCard;
  readonly bookerEmail: string;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<TypedCard>) => void;
}

/** What is paid when, and the card where one is asked for. */
export function PaymentPart({ asked, quote, card, bookerEmail, errors, onChange }: PaymentPartProps) {
  const { currency } = useHotel();
  return (
    <Part numeral={2} title="Payment" intro={paymentIntro(asked, quote, currency)}>
      {asked === 'contact' && (
        <Notice tone="info" live="off" title="We cannot take cards here just now.">
          <p>
            Please contact us to book: <ContactLinks />
          </p>
        </Notice>
      )}
      {isCardAsked(asked) && (
        <CardFields
          card={card}
          payerEmail={bookerEmail}
          keptText={keptCardText(quote.due, currency)}
          errors={errors}
          onChange={onChange}
        />
      )}
    </Part>
  );
}
