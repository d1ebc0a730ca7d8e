import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { ReactNode } from 'react';
import type { TypedCard } from '../card-form/typed-card.ts';
import { CardFields } from '../card-form/card-fields.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { Part } from '../../ui/part.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { InvoiceFields, type TypedInvoice } from './invoice-fields.tsx';
import { keptCardText } from './later-texts.ts';
import { ChooseToPay, ContactToPay } from './no-way-to-pay.tsx';
import { goesElsewhere, typesCard, type Payment } from './payment-asked.ts';
import { paymentIntro } from './payment-intro.ts';
import { WayChoices } from './way-choices.tsx';

interface PaymentPartProps {
  /** Of the part on its page. */
  readonly numeral: number;
  readonly payment: Payment;
  /** Of an attempt: it stands in sight of what is typed again. */
  readonly news?: ReactNode;
  readonly roomCount: number;
  /** Where other rates are chosen. */
  readonly roomsHref: string;
  readonly card: TypedCard;
  readonly bookerEmail: string;
  readonly invoice: TypedInvoice;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChoose: (type: PaymentType | null) => void;
  readonly onChangeCard: (part: Partial<TypedCard>) => void;
  readonly onChangeInvoice: (part: Partial<TypedInvoice>) => void;
}

/** What is paid when, the ways to pay where there are several, and what the chosen one asks for. */
export function PaymentPart(props: PaymentPartProps) {
  const { numeral, payment, roomCount, roomsHref, card, bookerEmail, invoice, errors } = props;
  const { currency } = useHotel();
  const { asked } = payment;
  return (
    <Part numeral={numeral} title="Payment" intro={paymentIntro(payment, currency)}>
      {payment.ways.length > 1 && <WayChoices payment={payment} onChoose={props.onChoose} />}
      {props.news}
      {asked === 'contact' && <ContactToPay />}
      {asked === 'apart' && <ChooseToPay href={roomsHref} />}
      {typesCard(asked) && (
        <CardFields
          card={card}
          payerEmail={bookerEmail}
          keptText={keptCardText(payment.due, currency)}
          errors={errors}
          onChange={props.onChangeCard}
        />
      )}
      {goesElsewhere(asked) && <ElsewhereNote payment={payment} roomCount={roomCount} />}
      {asked === 'individual-invoice' && <p>The invoice goes to you, by the details above.</p>}
      {asked === 'company-invoice' && (
        <InvoiceFields typed={invoice} errors={errors} onChange={props.onChangeInvoice} />
      )}
    </Part>
  );
}
