import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { ReactNode } from 'react';
import type { TypedCard } from '../card-form/typed-card.ts';
import { CardFields } from '../card-form/card-fields.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { InvoiceFields, type TypedInvoice } from './invoice-fields.tsx';
import { KeptCardChoices, keptCardsId } from './kept-card-choices.tsx';
import { keptCardText } from './later-texts.ts';
import { ChooseToPay, ContactToPay } from './no-way-to-pay.tsx';
import { asksCardElsewhere, goesElsewhere, typesCard, type Payment } from './payment-asked.ts';
import styles from './paying.module.css';
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
  /** The id of a card of the account; `typed`: another one. */
  readonly onChooseCard: (cardChoice: string) => void;
  /** Whether a card that is typed, here or on the provider's page, goes into the account; null: nobody is logged in. */
  readonly saving: { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void } | null;
  readonly onChangeCard: (part: Partial<TypedCard>) => void;
  readonly onChangeInvoice: (part: Partial<TypedInvoice>) => void;
}

/** What is paid when, the ways to pay where there are several, and what the chosen one asks for. */
export function PaymentPart(props: PaymentPartProps) {
  const { numeral, payment, roomCount, roomsHref, card, bookerEmail, invoice, errors } = props;
  const { currency } = useHotel();
  const { asked, keptCard } = payment;
  const saving = props.saving && (
    <Tick checked={props.saving.isChosen} onChange={({ target }) => props.saving?.onChange(target.checked)}>
      Keep this card in my account for the next time
    </Tick>
  );
  return (
    <Part numeral={numeral} title="Payment" intro={paymentIntro(payment, currency)}>
      {payment.ways.length > 1 && <WayChoices payment={payment} onChoose={props.onChoose} />}
      {props.news}
      {asked === 'contact' && <ContactToPay />}
      {asked === 'apart' && <ChooseToPay href={roomsHref} />}
      {payment.keptCards.length > 0 && (
        <div className={styles.keptCards}>
          <KeptCardChoices payment={payment} error={errors[keptCardsId]} onChoose={props.onChooseCard} />
        </div>
      )}
      {typesCard(asked) && keptCard === null && (
        <CardFields
          card={card}
          payerEmail={bookerEmail}
          keptText={keptCardText(payment.due, currency)}
          errors={errors}
          onChange={props.onChangeCard}
        />
      )}
      {typesCard(asked) && keptCard === null && saving}
      {keptCard !== null && <KeptCardNote payment={payment} />}
      {goesElsewhere(asked) && <ElsewhereNote payment={payment} roomCount={roomCount} />}
      {asksCardElsewhere(asked) && saving}
      {asked === 'individual-invoice' && <p>The invoice goes to you, by the details above.</p>}
      {asked === 'company-invoice' && (
        <InvoiceFields typed={invoice} errors={errors} onChange={props.onChangeInvoice} />
      )}
    </Part>
  );
}

/** What becomes of a card of the account, in the place where a typed one says so. */
function KeptCardNote({ payment }: { payment: Payment }) {
  const later = keptCardText(payment.due, useHotel().currency);
  return (
    <p className={`small muted ${styles.safe}`}>
      <Icon name="lock" />
      <span>{later ?? 'Your bank may ask you to confirm it.'} We see only its last four digits.</span>
    </p>
  );
}
