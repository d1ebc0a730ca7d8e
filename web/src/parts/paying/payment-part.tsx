import type { TypedCard } from '../card-form/typed-card.ts';
import { CardFields } from '../card-form/card-fields.tsx';
import { ContactLinks } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Part } from '../../ui/part.tsx';
import { keptCardText } from './later-texts.ts';
import { isCardAsked, paymentIntro } from './payment-asked.ts';
import type { PaymentAsked, ToPay } from './payment-asked.ts';

interface PaymentPartProps {
  /** Of the part on its page. */
  readonly numeral: number;
  readonly asked: PaymentAsked;
  readonly toPay: ToPay;
  readonly card: TypedCard;
  readonly bookerEmail: string;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<TypedCard>) => void;
}

/** What is paid when, and the card where one is asked for. */
export function PaymentPart(props: PaymentPartProps) {
  const { numeral, asked, toPay, card, bookerEmail, errors, onChange } = props;
  const { currency } = useHotel();
  return (
    <Part numeral={numeral} title="Payment" intro={paymentIntro(asked, toPay, currency)}>
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
          keptText={keptCardText(toPay.due, currency)}
          errors={errors}
          onChange={onChange}
        />
      )}
    </Part>
  );
}
