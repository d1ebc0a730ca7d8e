import { cardBrand, cardDigits } from '@portico/domain/payment/card-brand';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Hotel } from '../hotel/hotel.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { CardEmail } from './card-email.tsx';
import { cardFieldId, type FieldErrors } from './card-field-id.ts';
import styles from './card-fields.module.css';
import { cardFormIssues } from './card-form-issues.ts';
import { CardNumberInput } from './card-number-input.tsx';
import { ExpiryAndCode } from './expiry-and-code.tsx';
import { cardOf, type TypedCard } from './typed-card.ts';

interface CardFieldsProps {
  /** Number and security code live in memory only. */
  readonly card: TypedCard;
  /** Whose e-mail is the card's unless another is given. */
  readonly payerEmail: string;
  /** What becomes of the card after today, where something does. */
  readonly keptText?: string | null;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<TypedCard>) => void;
}

/** A card in the order it is printed; a slip in the number shows before the form is sent. */
export function CardFields({ card, payerEmail, keptText = null, errors, onChange }: CardFieldsProps) {
  const hotel = useHotel();
  const [left, setLeft] = useState(false);
  const isComplete = cardDigits(card.number).length >= printedLength(card.number);
  const atOnce = left || isComplete ? numberFault(card, hotel) : undefined;
  return (
    <>
      <Field
        id={cardFieldId('holderName')}
        label="Name on card"
        error={errors[cardFieldId('holderName')]}
        required
      >
        <TextInput
          autoComplete="cc-name"
          value={card.holderName}
          onChange={(event) => onChange({ holderName: event.target.value })}
        />
      </Field>
      <Field
        id={cardFieldId('number')}
        label="Card number"
        error={atOnce ?? errors[cardFieldId('number')]}
        required
      >
        <CardNumberInput
          value={card.number}
          onChange={(number) => {
            setLeft(false);
            onChange({ number });
          }}
          onLeave={() => setLeft(true)}
        />
      </Field>
      <ExpiryAndCode card={card} errors={errors} onChange={onChange} />
      <p className={`small muted ${styles.note}`}>
        The three digits on the back; on American Express, four on the front.
      </p>
      <CardEmail
        email={card.email}
        payerEmail={payerEmail}
        error={errors[cardFieldId('email')]}
        onChange={(email) => onChange({ email })}
      />
      <p className={`small muted ${styles.safe}`}>
        <Icon name="lock" />
        <span>
          {keptText === null
            ? 'We pass your card to the bank and keep only its last four digits.'
            : `${keptText} It is kept by the bank; we see only its last four digits.`}
        </span>
      </p>
    </>
  );
}

/** Most numbers are 16 digits long; the longer ones are rare enough to be judged early. */
function printedLength(number: string): number {
  const brand = cardBrand(number);
  if (brand === 'amex') return 15;
  return brand === 'diners' ? 14 : 16;
}

function numberFault(card: TypedCard, hotel: Hotel): string | undefined {
  if (cardDigits(card.number) === '') return undefined;
  const issues = cardFormIssues(cardOf(card), hotel);
  return issues.find(({ fieldId }) => fieldId === cardFieldId('number'))?.message;
}
