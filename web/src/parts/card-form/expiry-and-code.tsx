import { expiryText, parseExpiry } from '@portico/domain/payment/expiry';
import { FieldRow } from '../../ui/field-row.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { cardFieldId, type FieldErrors } from './card-field-id.ts';
import styles from './card-fields.module.css';
import type { TypedCard } from './typed-card.ts';

interface ExpiryAndCodeProps {
  readonly card: TypedCard;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<TypedCard>) => void;
}

/** Expiry and security code on one line, in the order they stand on the card. */
export function ExpiryAndCode({ card, errors, onChange }: ExpiryAndCodeProps) {
  const expiry = cardFieldId('expiry');
  const code = cardFieldId('securityCode');

  /** What was typed or filled in by the browser, as the card prints it. */
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
