import { cardBrandText } from '@portico/contract/texts/card-texts';
import { cardBrand, cardDigits } from '@portico/domain/payment/card-brand';
import { expiryText, parseExpiry } from '@portico/domain/payment/expiry';
import { useState } from 'react';
import { FieldRow } from '../../../ui/field-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useHotel } from '../../hotel/hotel-context.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { EmailField } from '../../people/email-field.tsx';
import { cardFieldId, type FieldErrors } from './card-field-id.ts';
import styles from './card-fields.module.css';
import { cardFormIssues } from './card-form-issues.ts';
import { acceptedBrands } from './card-types.ts';
import { CardNumberInput } from './card-number-input.tsx';
import { neverStored } from './never-stored.ts';
import { cardOf, type TypedCard } from './typed-card.ts';

interface CardFieldsProps {
  /** Number and security code are in memory only. */
  readonly card: TypedCard;
  /** The card's default e-mail. */
  readonly payerEmail: string;
  /** What happens with the card after today, if anything. */
  readonly storedText?: string | null;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<TypedCard>) => void;
}

/** The card's fields in printed order; a wrong number shows before the form is submitted. */
export function CardFields({ card, payerEmail, storedText = null, errors, onChange }: CardFieldsProps) {
  const hotel = useHotel();
  const [hasLeft, setHasLeft] = useState(false);
  const isComplete = cardDigits(card.number).length >= printedLength(card.number);
  const atOnce = hasLeft || isComplete ? numberFault(card, hotel) : undefined;
  return (
    <>
      <AcceptedCards />
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
            setHasLeft(false);
            onChange({ number });
          }}
          onLeave={() => setHasLeft(true)}
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
          {storedText === null
            ? `We pass your card to the bank, which may ask you to confirm. ${neverStored}`
            : `${storedText} The bank keeps it. ${neverStored}`}
        </span>
      </p>
    </>
  );
}

/** In words, for every screen and reader: the marks beside the choice are an ornament. */
function AcceptedCards() {
  const brands = acceptedBrands(useHotel()).map(cardBrandText);
  if (brands.length === 0) return null;
  return <p className={`small muted ${styles.accepted}`}>Cards we take: {brands.join(', ')}.</p>;
}

/** Most numbers have 16 digits; longer ones are rare enough to be checked early. */
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

interface CardEmailProps {
  /** Empty: the payer's. */
  readonly email: string;
  readonly payerEmail: string;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
}

/** The card's e-mail is the payer's unless changed, so that nothing is typed twice. */
function CardEmail({ email, payerEmail, error, onChange }: CardEmailProps) {
  const [isOpen, setOpen] = useState(email !== '');
  if (!isOpen) {
    return (
      <p className={`small muted ${styles.email}`}>
        The bank’s messages go to {payerEmail.trim() === '' ? 'your e-mail address' : payerEmail}.{' '}
        <TextButton onClick={() => setOpen(true)}>Use another address</TextButton>
      </p>
    );
  }
  return (
    <div className={styles.emailField}>
      <EmailField
        id={cardFieldId('email')}
        label="E-mail for the card"
        hint="Left empty, it is the one above."
        value={email}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}

interface ExpiryAndCodeProps {
  readonly card: TypedCard;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<TypedCard>) => void;
}

/** Expiry and security code on one line, in the card's order. */
function ExpiryAndCode({ card, errors, onChange }: ExpiryAndCodeProps) {
  const expiry = cardFieldId('expiry');
  const code = cardFieldId('securityCode');

  /** Formats typed or autofilled text as printed on the card. */
  function tidy() {
    const read = parseExpiry(card.expiry);
    if (read !== undefined && card.expiry !== expiryText(read)) onChange({ expiry: expiryText(read) });
  }

  return (
    <div className={styles.expiry}>
      <FieldRow columns={2} pairedOnPhone>
        <Field id={expiry} label="Expiry date" hint="MM/YY" error={errors[expiry]} required>
          <TextInput
            inputMode="numeric"
            autoComplete="cc-exp"
            maxLength={10}
            value={card.expiry}
            onChange={(event) => onChange({ expiry: event.target.value })}
            onBlur={tidy}
          />
        </Field>
        <Field id={code} label="Security code" error={errors[code]} required>
          <TextInput
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            value={card.securityCode}
            onChange={(event) => onChange({ securityCode: event.target.value })}
          />
        </Field>
      </FieldRow>
    </div>
  );
}
